import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { href: "http://bunkhouse.test/" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { addEventListener: () => undefined });
const { read } = await import("../src/shell/router.svelte");
const at = (path: string) => read(new URL(path, "http://bunkhouse.test"));

describe("addresses", () => {
  it("name the lobby, a table, a moment of it, and the rules", () => {
    expect(at("/")).toEqual({ page: "lobby" });
    expect(at("/t/Ab_9-x")).toEqual({ page: "table", id: "Ab_9-x", at: null });
    expect(at("/t/Ab_9-x?at=12")).toEqual({ page: "table", id: "Ab_9-x", at: 12 });
    expect(at("/rules/goldrush#gr-4-5")).toEqual({ page: "rules", game: "goldrush" });
  });

  it("may be wrong", () => {
    expect(at("/t/x?at=-1")).toEqual({ page: "table", id: "x", at: null });
    for (const path of ["/t", "/nothing", "/t/x/y", "/rules"]) expect(at(path)).toEqual({ page: "nowhere" });
  });
});
