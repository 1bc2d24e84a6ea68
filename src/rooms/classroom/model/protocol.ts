// What the teacher's page, the relay and the phones of a class tell each other: JSON objects over two WebSockets, one a message. The
// simulation runs in the teacher's page; the relay moves messages and knows who is within reach. docs/class.md has it for those who
// write a client.
import * as v from 'valibot';

export const PROTOCOL_VERSION = 1;

/** Where the relay listens, on the origin of the join page. */
export const PHONE_PATH = '/class/phone';
export const HOST_PATH = '/class/host';

/** A phone says so often that it is there. */
export const BEAT_MS = 1000;
/** A phone that is not heard for so long is out of reach: two heartbeats may be late. */
export const OUT_OF_REACH_MS = 2500;
export const MAX_NAME_LENGTH = 24;
export const MAX_PHONES = 400;
/** Of one message. */
export const MAX_PHONE_BYTES = 512;
export const MAX_HOST_BYTES = 1 << 20;

/** The number of a phone in this class, from 1. */
export type PhoneId = number;

/** What a phone may ask for on behalf of its client. */
export const ACTS = ['release', 'kill', 'pause', 'resume', 'start'] as const;
export type Act = (typeof ACTS)[number];

export type FromPhone =
  /** Always the first. `token`: that of an earlier welcome, for the same phone again. */
  | { readonly kind: 'join'; readonly name: string; readonly token: string | null }
  | { readonly kind: 'beat' }
  | PhoneWord;

/** What the relay passes on to the teacher's page. */
export type PhoneWord =
  | { readonly kind: 'vote'; readonly vote: string; readonly option: string }
  | { readonly kind: 'act'; readonly act: Act };

export type ToPhone =
  | {
      readonly kind: 'welcome';
      readonly version: typeof PROTOCOL_VERSION;
      readonly phone: PhoneId;
      readonly token: string;
      readonly beatMs: number;
    }
  /** The answer to each beat: a phone that does not hear it is cut off, and connects again. */
  | { readonly kind: 'beat' }
  /** Whether the teacher's page is there. */
  | { readonly kind: 'host'; readonly isThere: boolean }
  | ({ readonly kind: 'screen' } & Screen)
  /** The relay closes the connection behind it. */
  | { readonly kind: 'bye'; readonly why: 'removed' | 'full' | 'elsewhere' | 'flood' };

/** What a phone is to show. A field that is not said stays as it was. */
export interface Screen {
  /** Null: it has no part in the world. */
  readonly me?: ClientFace | ServerFace | null;
  /** Null: nothing is asked. */
  readonly vote?: VoteShown | null;
}

export interface ClientFace {
  readonly kind: 'client';
  /** As the picture has it: A…Z, AA…. */
  readonly letters: string;
  /** Its colour, 0 to 7, and its outline around (0, 0), 100 from the middle: path data of SVG. */
  readonly hue: number;
  readonly outline: string;
  /** One, or two side by side: the phone is the client in both. */
  readonly worlds: readonly WorldFace[];
  /** What its buttons offer now. */
  readonly acts: readonly Act[];
  /** How its connection to the servers has changed, the newest last. */
  readonly news: readonly SessionNews[];
}

export interface WorldFace {
  readonly state: ClientState;
  /** The person or client that it waits for. */
  readonly waitsFor: string | null;
  /** Its place in line, from 1. */
  readonly place: number | null;
  /** Watch events that it was told of, so far. */
  readonly wakeUps: number;
  readonly session: SessionState;
}

export const CLIENT_STATES = [
  'idle',
  'atGate',
  'asking',
  'waiting',
  'resting',
  'holding',
  'leading',
  'paused',
  'killed',
  'cut',
  'done',
  'failed',
] as const;
export type ClientState = (typeof CLIENT_STATES)[number];

/** As a client library tells it; NONE before the first connection. */
export const SESSION_STATES = ['NONE', 'CONNECTED', 'SUSPENDED', 'RECONNECTED', 'LOST'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export interface SessionNews {
  readonly state: SessionState;
  /** The world's time. */
  readonly atMs: number;
}

export interface ServerFace {
  readonly kind: 'server';
  readonly number: number;
  readonly role: ServerRole;
  readonly epoch: number;
  /** Votes that it has of the current or last election, its own first. */
  readonly votes: readonly { readonly from: number; readonly for: number }[];
  /** The end of its log, the newest last. */
  readonly log: readonly { readonly zxid: string; readonly what: string; readonly isCommitted: boolean }[];
  /** Other servers that it can reach. */
  readonly reaches: readonly number[];
}

export const SERVER_ROLES = ['LOOKING', 'FOLLOWING', 'LEADING', 'OBSERVING', 'STANDALONE', 'DOWN'] as const;
export type ServerRole = (typeof SERVER_ROLES)[number];

export interface VoteShown {
  readonly id: string;
  readonly question: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly state: 'open' | 'closed';
  /** By option; null until it is closed. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** The option that the run has shown to be right; null before. */
  readonly right: string | null;
  /** What this phone has voted for. Not said: as before. */
  readonly chosen?: string | null;
}

export type FromHost =
  /** Always the first. */
  | { readonly kind: 'host'; readonly secret: string }
  | { readonly kind: 'tell'; readonly to: 'all' | readonly PhoneId[]; readonly screen: Screen }
  /** Its token is worth nothing from now on. */
  | { readonly kind: 'remove'; readonly phone: PhoneId };

export interface Phone {
  readonly phone: PhoneId;
  readonly name: string;
  readonly isReachable: boolean;
}

export type ToHost =
  /** Always the first. `join`: where phones join. */
  | {
      readonly kind: 'room';
      readonly version: typeof PROTOCOL_VERSION;
      readonly join: string;
      readonly phones: readonly Phone[];
    }
  /** A new phone, one that is back, one with another name, or one out of reach. */
  | ({ readonly kind: 'phone' } & Phone)
  /** It was removed, or has made room for others. */
  | { readonly kind: 'gone'; readonly phone: PhoneId }
  | { readonly kind: 'said'; readonly phone: PhoneId; readonly word: PhoneWord }
  /** The relay closes the connection behind it. */
  | { readonly kind: 'bye'; readonly why: 'secret' | 'elsewhere' };

const TOKEN = /^[0-9a-f]{32}$/;
const shortText = v.pipe(v.string(), v.maxLength(64));
const phoneId = v.pipe(v.number(), v.integer(), v.minValue(1));

const PhoneWordSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('vote'), vote: shortText, option: shortText }),
  v.strictObject({ kind: v.literal('act'), act: v.picklist(ACTS) }),
]);

const FromPhoneSchema: v.GenericSchema<unknown, FromPhone> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('join'),
    name: v.pipe(v.string(), v.maxLength(200)),
    token: v.nullable(v.pipe(v.string(), v.regex(TOKEN))),
  }),
  v.strictObject({ kind: v.literal('beat') }),
  PhoneWordSchema,
]);

const FromHostSchema: v.GenericSchema<unknown, FromHost> = v.variant('kind', [
  v.strictObject({ kind: v.literal('host'), secret: v.pipe(v.string(), v.regex(TOKEN)) }),
  v.strictObject({
    kind: v.literal('tell'),
    to: v.union([v.literal('all'), v.pipe(v.array(phoneId), v.maxLength(MAX_PHONES))]),
    // The phone checks what it shows. The relay only carries it, from the one page that has the secret.
    screen: v.custom<Screen>((screen) => typeof screen === 'object' && screen !== null),
  }),
  v.strictObject({ kind: v.literal('remove'), phone: phoneId }),
]);

const PhoneSchema = {
  phone: phoneId,
  name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
  isReachable: v.boolean(),
};

const ToHostSchema: v.GenericSchema<unknown, ToHost> = v.variant('kind', [
  v.object({
    kind: v.literal('room'),
    version: v.literal(PROTOCOL_VERSION),
    join: v.string(),
    phones: v.pipe(v.array(v.object(PhoneSchema)), v.maxLength(MAX_PHONES)),
  }),
  v.object({ kind: v.literal('phone'), ...PhoneSchema }),
  v.object({ kind: v.literal('gone'), phone: phoneId }),
  v.object({ kind: v.literal('said'), phone: phoneId, word: PhoneWordSchema }),
  v.object({ kind: v.literal('bye'), why: v.picklist(['secret', 'elsewhere']) }),
]);

/** Null if it is no such message. */
export const parseFromPhone = (text: string) => parsed(FromPhoneSchema, text);
export const parseFromHost = (text: string) => parsed(FromHostSchema, text);
export const parseToHost = (text: string) => parsed(ToHostSchema, text);

function parsed<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/**
 * A name as it is shown: one line of at most so many characters. What turns the direction of text around, or cannot be seen, is left out.
 */
export function shownName(typed: string): string {
  const line = typed
    .normalize('NFC')
    .replace(/[\p{C}\u2028\u2029\p{Default_Ignorable_Code_Point}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  // Half of a character is none.
  return line
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
