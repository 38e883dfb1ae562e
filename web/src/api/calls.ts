/** The server's commands and questions (docs/protocol.md). */

import type {
  Failure,
  Fault,
  GameInfo,
  AskHint,
  Hint,
  Lobby,
  NewTable,
  Play,
  Played,
  Position,
  Preview,
  Previewed,
  StepBack,
  TableInfo,
  Why,
  WhyNot,
} from "./types";

/** What the server refused, or that it could not be reached. */
export class Trouble extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.message);
  }
}

const UNREACHABLE: Fault = { message: "ui-unreachable", arguments: {}, clause: null, id: null };

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const content =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    answer = await fetch(`/api${path}`, { method, ...content });
  } catch {
    throw new Trouble(UNREACHABLE, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  let fault = UNREACHABLE;
  try {
    fault = ((await answer.json()) as Failure).error ?? fault;
  } catch {
    // Not our server's words: somebody between us and it has answered.
  }
  throw new Trouble(fault, answer.status);
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown) => call<T>("POST", path, body);
const of = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const games = () => get<GameInfo[]>("/games");
export const lobby = () => get<Lobby>("/tables");
export const newTable = (wish: NewTable) => post<TableInfo>("/tables", wish);
export const tableInfo = (id: string) => get<TableInfo>(of(id));
export const join = (id: string, seat: number | null, name: string | null) =>
  post<TableInfo>(`${of(id)}/join`, { seat, name });
export const leave = (id: string, seat: number, bot: string | null) => post<unknown>(`${of(id)}/leave`, { seat, bot });
export const substitute = (id: string, seat: number, bot: string | null) =>
  post<unknown>(`${of(id)}/substitute`, { seat, bot });
export const putBot = (id: string, seat: number, bot: string | null, name: string | null) =>
  post<unknown>(`${of(id)}/bot`, { seat, bot, name });
export const start = (id: string, bot: string) => post<unknown>(`${of(id)}/start`, { bot });
export const play = (id: string, move: Play) => post<Played>(`${of(id)}/moves`, move);
export const undo = (id: string, step: StepBack) => post<Played>(`${of(id)}/undo`, step);
export const redo = (id: string, step: StepBack) => post<Played>(`${of(id)}/redo`, step);
export const askRewind = (id: string, seat: number, to: number) => post<unknown>(`${of(id)}/rewind`, { seat, to });
export const answerRewind = (id: string, seat: number, agree: boolean) =>
  post<unknown>(`${of(id)}/rewind/answer`, { seat, agree });
export const preset = (id: string, seat: number, lets_pass: boolean) =>
  post<unknown>(`${of(id)}/preset`, { seat, lets_pass });
export const say = (id: string, text: string) => post<unknown>(`${of(id)}/chat`, { text });
export const preview = (id: string, draft: Preview) => post<Previewed>(`${of(id)}/preview`, draft);
export const why = (id: string, question: Why) => post<WhyNot>(`${of(id)}/why`, question);
export const hint = (id: string, question: AskHint) => post<Hint>(`${of(id)}/hint`, question);
/** A past position; what led to it is known already. */
export const position = (id: string, number: number) => get<Position>(`${of(id)}/positions/${number}?since=${number}`);
export const componentsAddress = (game: string) => `/api/games/${game}/components`;
export const recordAddress = (id: string) => `/api${of(id)}/record`;
