// Bytes that no library sends: before a connect request, in its place, and behind it.
import { JuteWriter } from '../../../src/wire/jute.ts';
import { OP } from '../../../src/wire/opCode.ts';
import { bytesOfClientMessage } from '../../../src/wire/testing/clientCodec.ts';
import { joined } from '../../../src/wire/testing/joined.ts';

export interface Garbage {
  readonly name: string;
  /** `first`: instead of a connect request. `then`: on a connection that has its session. */
  readonly when: 'first' | 'then';
  readonly bytes: Uint8Array;
}

export function allGarbage(): readonly Garbage[] {
  return [...foreign(), ...lengths(), ...connects(), ...headers(), ...bodies(), ...parts()];
}

function text(name: string, content: string): Garbage {
  return { name, when: 'first', bytes: new TextEncoder().encode(content) };
}

/** What other protocols begin with, and words. */
function foreign(): readonly Garbage[] {
  const words = [
    'ruok',
    'RUOK',
    'ruo',
    'ruokruok',
    'srvr\n',
    'stat',
    'abcd',
    '\0\0\0\0',
    '    ',
    'stmk',
    'kill',
    'quit',
  ];
  return [
    text('nothing', ''),
    text('HTTP', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    text('SSH', 'SSH-2.0-OpenSSH_9.2\r\n'),
    text('SMTP', 'EHLO localhost\r\n'),
    text('Redis', '*1\r\n$4\r\nPING\r\n'),
    text('JSON', '{"op":"create","path":"/"}\n'),
    { name: 'TLS', when: 'first', bytes: Uint8Array.of(22, 3, 1, 0, 5, 1, 0, 0, 1, 3) },
    { name: 'telnet', when: 'first', bytes: Uint8Array.of(0xff, 0xf4, 0xff, 0xfd, 6) },
    ...words.map((word) => text(`the word ${JSON.stringify(word)}`, word)),
    ...Array.from({ length: 24 }, (_, seed): Garbage => ({
      name: `noise ${seed}`,
      when: 'first',
      bytes: noise(seed + 1, 1 + seed * 7),
    })),
  ];
}

/** The same bytes for the same seed. */
function noise(seed: number, length: number): Uint8Array {
  let state = seed * 2654435761;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state >>> 24;
  });
}

const LENGTHS = [-1, -2, -0x80000000, 0x7fffffff, 0x40000000, 0x100000, 0x1000000, 0, 1, 7];

function lengths(): readonly Garbage[] {
  return (['first', 'then'] as const).flatMap((when) =>
    LENGTHS.flatMap((length) =>
      [0, 3, 40].map((behind) => ({
        name: `a length of ${length} and ${behind} bytes`,
        when,
        bytes: joined([int(length), noise(length | 1, behind)]),
      })),
    ),
  );
}

function int(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setInt32(0, value);
  return bytes;
}

/** A connect request, cut short, with more behind it, or with a field that makes no sense. */
function connects(): readonly Garbage[] {
  const whole = bytesOfClientMessage({
    kind: 'connect',
    sessionId: '0x0',
    password: '0'.repeat(32),
    timeoutMs: 8000,
    lastZxidSeen: 0,
    readOnly: false,
  }).slice(4);
  const first = (name: string, bytes: Uint8Array): Garbage => ({
    name,
    when: 'first',
    bytes: joined([int(bytes.length), bytes]),
  });
  const with4 = (name: string, at: number, ...values: readonly number[]) =>
    values.map((value) => {
      const bytes = whole.slice();
      bytes.set(int(value), at);
      return first(`${name} ${value}`, bytes);
    });
  return [
    ...Array.from({ length: whole.length }, (_, length) =>
      first(`${length} bytes of a connect request`, whole.slice(0, length)),
    ),
    first('a connect request with more behind it', joined([whole, noise(3, 40)])),
    ...with4('protocol version', 0, 1, -1, 99),
    ...with4('half a zxid', 4, -1, 1, 0x7fffffff),
    ...with4('timeout', 12, 0, -1, -0x80000000, 0x7fffffff),
    ...with4('half a session', 16, -1, 1, 0x7fffffff),
    ...with4('password length', 24, -1, -2, 0, 17, 0x7fffffff, -0x80000000),
  ];
}

/** Packets that end before their header does. */
function headers(): readonly Garbage[] {
  return Array.from({ length: 8 }, (_, length) =>
    then(`${length} bytes of a header`, noise(length + 5, length)),
  );
}

function then(name: string, packet: Uint8Array): Garbage {
  return { name, when: 'then', bytes: joined([int(packet.length), packet]) };
}

const TYPES = [...Object.values(OP), 0, 10, 20, 23, 99, 108, 1000, -10, -2, -100, 0x7fffffff, -0x80000000];

/** Each type of request with bodies that are none of its. */
function bodies(): readonly Garbage[] {
  const texts: readonly (readonly [string, (writer: JuteWriter) => JuteWriter])[] = [
    ['nothing', (writer) => writer],
    ['three bytes', (writer) => writer.raw(noise(9, 3))],
    ['a null', (writer) => writer.int(-1)],
    ['many nulls', (writer) => writer.raw(new Uint8Array(64).fill(255))],
    ['zeros', (writer) => writer.raw(new Uint8Array(64))],
    ['a length of two gigabytes', (writer) => writer.int(0x7fffffff).raw(noise(4, 20))],
    ['a negative length', (writer) => writer.int(-7).raw(noise(5, 20))],
    ['a path and a list of two billion', (writer) => writer.text('/x').int(0x7fffffff).int(0x7fffffff)],
    [
      'a path that is no UTF-8',
      (writer) => writer.buffer(Uint8Array.of(47, 0xff, 0xc0, 0x80)).raw(new Uint8Array(40)),
    ],
    ['noise', (writer) => writer.raw(noise(77, 120))],
  ];
  return TYPES.flatMap((type) =>
    texts.map(([name, write]) =>
      then(`type ${type} with ${name}`, write(new JuteWriter().int(5).int(type)).packet().slice(4)),
    ),
  );
}

/** Lists of requests that are none. */
function parts(): readonly Garbage[] {
  return [OP.multi, OP.multiRead].flatMap((list) =>
    [0, OP.create, OP.delete, OP.getData, OP.closeSession, OP.multi, 999].map((type) =>
      then(
        `a list of type ${list} with a part of type ${type}`,
        new JuteWriter().int(5).int(list).int(type).bool(false).int(-1).text('/x').packet().slice(4),
      ),
    ),
  );
}
