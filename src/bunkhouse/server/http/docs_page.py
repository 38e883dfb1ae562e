"""The description of the interface as a page that needs nothing from elsewhere: it lists what openapi.json says."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import HTMLResponse, Response

router = APIRouter(include_in_schema=False)

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bunkhouse: the programming interface</title>
<link rel="stylesheet" href="/api/docs.css">
<script src="/api/docs.js" defer></script>
<main>
<h1>Bunkhouse: the programming interface</h1>
<p>Also as <a href="/api/openapi.json">OpenAPI</a>. Live updates come over a WebSocket at
<code>/api/tables/{table}/live</code>; docs/protocol.md describes them.</p>
<div id="operations"></div>
<h2>Structures</h2>
<div id="structures"></div>
</main>
</html>
"""

STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 56rem; margin: 0 auto; padding: 1rem; }
details { border-bottom: 1px solid #8886; padding: .4rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 4rem; }
pre { overflow-x: auto; background: #8882; padding: .6rem; border-radius: .3rem; }
"""

SCRIPT = """
"use strict";
const add = (parent, tag, text) => {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  return parent.appendChild(made);
};
const named = (schema) => {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.type === "array") return "list of " + named(schema.items);
  return schema.type || JSON.stringify(schema);
};
const fold = (parent, id, first, rest) => {
  const details = add(parent, "details");
  details.id = id;
  const summary = add(details, "summary");
  add(summary, "b", first);
  add(summary, "code", rest);
  return details;
};
const operation = (parent, method, path, told) => {
  const details = fold(parent, told.operationId, method.toUpperCase(), path);
  add(details, "p", told.description || told.summary);
  const body = told.requestBody?.content["application/json"].schema;
  for (const parameter of told.parameters || [])
    add(details, "p", parameter.in + " parameter " + parameter.name + ": " + named(parameter.schema));
  if (body) add(details, "p", "takes " + named(body));
  for (const [status, answer] of Object.entries(told.responses)) {
    const [kind, content] = Object.entries(answer.content || {})[0] || ["", {}];
    add(details, "p", status + " " + answer.description + ": " + kind + " " + named(content.schema));
  }
};
fetch("/api/openapi.json").then((answer) => answer.json()).then((api) => {
  const operations = document.getElementById("operations");
  for (const [path, methods] of Object.entries(api.paths))
    for (const [method, told] of Object.entries(methods)) operation(operations, method, path, told);
  const structures = document.getElementById("structures");
  for (const [name, schema] of Object.entries(api.components.schemas))
    add(fold(structures, name, name, ""), "pre", JSON.stringify(schema, null, 1));
});
"""


@router.get("/docs")
async def page() -> Response:
    return HTMLResponse(PAGE)


@router.get("/docs.css")
async def style() -> Response:
    return Response(STYLE, media_type="text/css")


@router.get("/docs.js")
async def script() -> Response:
    return Response(SCRIPT, media_type="text/javascript")
