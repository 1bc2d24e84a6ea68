// The bodies of a server's answers, by the type of the request (the responses of zookeeper.jute).
import type { Data, Stat } from '../engine/index.ts';
import { dataOf, sessionIdOf, wholeNumberOf } from './bytes.ts';
import { JuteError, type JuteReader } from './jute.ts';
import { OP } from './opCode.ts';

export interface AnswerBody {
  readonly path?: string | null;
  readonly stat?: Stat;
  readonly data?: Data;
  /** In the server's order. */
  readonly children?: readonly string[];
  readonly ephemerals?: readonly string[];
  readonly acl?: readonly AnsweredAcl[];
  readonly number?: number;
  readonly ids?: readonly { readonly scheme: string | null; readonly id: string | null }[];
  readonly results?: readonly AnsweredPart[];
  readonly token?: Uint8Array | null;
}

export interface AnsweredAcl {
  readonly perms: number;
  readonly scheme: string | null;
  readonly id: string | null;
}

export interface AnsweredPart {
  readonly type: number;
  readonly err: number;
  /** Of an error. */
  readonly code?: number;
  readonly body?: AnswerBody;
}

/** Throws a JuteError where the bytes are no such body. */
export function readAnswerBody(reader: JuteReader, type: number): AnswerBody {
  switch (type) {
    case OP.create:
    case OP.sync:
      return { path: reader.text() };
    case OP.create2:
    case OP.createContainer:
    case OP.createTTL:
      return { path: reader.text(), stat: readStat(reader) };
    case OP.exists:
    case OP.setData:
    case OP.setACL:
      return { stat: readStat(reader) };
    case OP.getData:
      return { data: dataOf(reader.bytes()), stat: readStat(reader) };
    case OP.getACL:
      return {
        acl:
          reader.list(() => ({ perms: reader.int(), scheme: reader.text(), id: reader.text() })) ?? NOTHING,
        stat: readStat(reader),
      };
    case OP.getChildren:
      return { children: texts(reader) };
    case OP.getChildren2:
      return { children: texts(reader), stat: readStat(reader) };
    case OP.getEphemerals:
      return { ephemerals: texts(reader) };
    case OP.getAllChildrenNumber:
    case OP.addWatch:
      return { number: reader.int() };
    case OP.whoAmI:
      return { ids: reader.list(() => ({ scheme: reader.text(), id: reader.text() })) ?? NOTHING };
    case OP.multi:
    case OP.multiRead:
      return { results: readParts(reader) };
    case OP.sasl:
      return { token: reader.bytes() };
    default:
      throw new JuteError(`an answer of type ${type} has no body`);
  }
}

const NOTHING: readonly never[] = [];

function texts(reader: JuteReader): readonly string[] {
  return reader.list(() => reader.text() ?? '') ?? NOTHING;
}

/** Times are milliseconds since 1970. */
function readStat(reader: JuteReader): Stat {
  return {
    czxid: wholeNumberOf(reader.long()),
    mzxid: wholeNumberOf(reader.long()),
    ctimeMs: wholeNumberOf(reader.long()),
    mtimeMs: wholeNumberOf(reader.long()),
    version: reader.int(),
    cversion: reader.int(),
    aversion: reader.int(),
    ephemeralOwner: sessionIdOf(reader.long()),
    dataLength: reader.int(),
    numChildren: reader.int(),
    pzxid: wholeNumberOf(reader.long()),
  };
}

function readParts(reader: JuteReader): readonly AnsweredPart[] {
  const parts: AnsweredPart[] = [];
  for (;;) {
    const type = reader.int();
    const isOver = reader.bool();
    const err = reader.int();
    if (isOver) return parts;
    if (type === OP.error) parts.push({ type, err, code: reader.int() });
    else if (type === OP.delete || type === OP.check) parts.push({ type, err });
    else parts.push({ type, err, body: readAnswerBody(reader, type) });
  }
}
