// From the engine's answers to what a trace writes down, field by field, as the recorder's `one`, `norm` and `dec_result`.
import { KEEPER_CODES } from '../../src/engine/index.ts';
import { dataLength } from '../../src/engine/index.ts';
import type {
  Acl,
  AuthId,
  Data,
  KeeperCode,
  PartResult,
  ResponseBody,
  Stat,
  WatchedEvent,
} from '../../src/engine/index.ts';
import type { Notation } from './notation.ts';
import { permLetters } from './requests.ts';
import type { ConnectAnswer, Reply } from './wireClient.ts';

/** A JSON object of the trace format. */
export type Answer = Record<string, unknown>;

export const CONNECTION_LOSS: Answer = { err: 'ConnectionLoss', code: KEEPER_CODES.ConnectionLoss };
/** The connection is open and brings nothing. */
export const NO_ANSWER: Answer = { err: 'NoAnswer', code: null };

export function answerOf(reply: Reply, notation: Notation): Answer {
  const header = { ...codeOf(reply.err), zxid: notation.zxidOf(reply.zxid) };
  // An error's body is not on the wire, but for the list of a multi.
  const hasBody = reply.err === 'Ok' || reply.body.results !== undefined;
  return hasBody ? { ...header, ...bodyOf(reply.body, notation) } : header;
}

export function connectAnswerOf(answer: ConnectAnswer): Answer {
  switch (answer.kind) {
    case 'connected':
      return { session: answer.session, timeout: answer.timeoutMs, readOnly: answer.readOnly };
    case 'expired':
      return { session: 'expired', timeout: answer.timeoutMs };
    case 'error':
      return { session: 'none', ...codeOf(answer.err) };
    case 'none':
      return { link: answer.why };
  }
}

/** The state is written only where it is not the usual one. */
export function eventOf(event: WatchedEvent): Answer {
  const shown = { type: event.type, path: event.path };
  return event.state === 'SyncConnected' ? shown : { ...shown, state: event.state };
}

function bodyOf(body: ResponseBody, notation: Notation): Answer {
  const answer = partBodyOf(body, notation);
  if (body.acl !== undefined) answer['acl'] = body.acl.map(aclText);
  if (body.results !== undefined) answer['results'] = body.results.map((part) => partOf(part, notation));
  if (body.number !== undefined) answer['number'] = body.number;
  if (body.ephemerals !== undefined) answer['ephemerals'] = body.ephemerals.toSorted(byCodePoint);
  if (body.ids !== undefined) answer['ids'] = body.ids.map(idText).toSorted(byCodePoint);
  return answer;
}

function partOf(part: PartResult, notation: Notation): Answer {
  return part.err === 'Ok' ? { ...codeOf(part.err), ...partBodyOf(part, notation) } : codeOf(part.err);
}

function partBodyOf(body: PartResult | ResponseBody, notation: Notation): Answer {
  const answer: Answer = {};
  if (body.path !== undefined) answer['path'] = body.path;
  if (body.data !== undefined) answer['data'] = shownData(body.data, notation);
  if (body.children !== undefined) answer['children'] = body.children.toSorted(byCodePoint);
  if (body.stat !== undefined) answer['stat'] = statOf(body.stat, notation);
  return answer;
}

/** All fields but the two times, which no two runs share. */
function statOf(stat: Stat, notation: Notation): Answer {
  return {
    czxid: notation.zxidOf(stat.czxid),
    mzxid: notation.zxidOf(stat.mzxid),
    version: stat.version,
    cversion: stat.cversion,
    aversion: stat.aversion,
    ephemeralOwner: notation.ownerOf(stat.ephemeralOwner),
    dataLength: stat.dataLength,
    numChildren: stat.numChildren,
    pzxid: notation.zxidOf(stat.pzxid),
  };
}

function codeOf(err: KeeperCode): Answer {
  return { err, code: KEEPER_CODES[err] };
}

const LONGEST_DATA_SHOWN = 200;

function shownData(data: Data, notation: Notation): unknown {
  const text = typeof data === 'string' ? notation.configOf(data) : null;
  return text ?? dataOf(data);
}

function dataOf(data: Data): Data | { readonly length: number } {
  const length = dataLength(data);
  return length > LONGEST_DATA_SHOWN ? { length } : data;
}

function aclText(entry: Acl[number]): string {
  return `${entry.scheme}:${entry.id}:${permLetters(entry.perms)}`;
}

/** The address is the same in every trace. */
function idText(id: AuthId): string {
  return id.scheme === 'ip' ? 'ip:127.0.0.1' : `${id.scheme}:${id.id}`;
}

/** Python sorts strings by code point, as UTF-8 bytes do; JavaScript's own order differs beyond the basic plane. */
export function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a, 'utf8'), Buffer.from(b, 'utf8'));
}
