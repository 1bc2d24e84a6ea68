// What an embed and its host say to each other by postMessage. Version 1: further kinds may come, none changes its meaning.
// A message of an unknown kind is ignored, a malformed one is answered with an error.
import { LANGUAGES } from '../words/languages.ts';
import * as v from 'valibot';

/** What a host may say, by type. Others are ignored: a later version may have them. */
export const HOST_MESSAGES = [
  'load',
  'play',
  'pause',
  'step',
  'seek',
  'act',
  'setTheme',
  'setLanguage',
  'getLink',
  'explore',
] as const;

export const PROTOCOL = 1;

/** From the frame to its host. */
export type FrameMessage =
  /** The picture and its button are there: it hears `setTheme`, `setLanguage` and `play`. */
  | { readonly type: 'poster' }
  | { readonly type: 'ready'; readonly version: typeof PROTOCOL }
  /** The reader pressed Escape: the focus is to go back to the host's page. */
  | { readonly type: 'left' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'step'; readonly step: number; readonly timeMs: number; readonly playing: boolean }
  /**
   * Something happened in a world, as the trace has it. `path`: the znode that it is about. `value`: what became of it, such as
   * the type of a watch event, an error's code, or `created`.
   */
  | {
      readonly type: 'event';
      readonly world: 0 | 1;
      readonly kind: string;
      readonly actor: string;
      readonly timeMs: number;
      readonly path: string | null;
      readonly value: string | null;
    }
  /** Of an embed whose scene is a lesson's part. */
  | { readonly type: 'goalReached'; readonly lesson: string; readonly part: string }
  | { readonly type: 'error'; readonly code: string; readonly message: string }
  | { readonly type: 'answer'; readonly id: string; readonly ok: true; readonly value: unknown }
  | { readonly type: 'answer'; readonly id: string; readonly ok: false; readonly error: string };

const id = v.pipe(v.string(), v.maxLength(64));
const whole = (max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(max));

/** From the host to the frame. `id` comes back in the answer. */
const HostMessageSchema = v.variant('type', [
  v.strictObject({
    znodeLab: v.literal(PROTOCOL),
    id,
    type: v.literal('load'),
    parameters: v.pipe(
      v.array(v.tuple([v.pipe(v.string(), v.maxLength(64)), v.pipe(v.string(), v.maxLength(20_000))])),
      v.maxLength(40),
    ),
  }),
  v.strictObject({ znodeLab: v.literal(PROTOCOL), id, type: v.picklist(['play', 'pause', 'getLink']) }),
  v.strictObject({
    znodeLab: v.literal(PROTOCOL),
    id,
    type: v.literal('step'),
    /** Backwards if negative. */
    by: v.pipe(v.number(), v.safeInteger(), v.minValue(-1000), v.maxValue(1000)),
  }),
  v.strictObject({
    znodeLab: v.literal(PROTOCOL),
    id,
    type: v.literal('explore'),
    faults: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(16))), v.maxLength(20))),
    atMost: v.optional(whole(2)),
    delays: v.optional(whole(1)),
  }),
  v.strictObject({ znodeLab: v.literal(PROTOCOL), id, type: v.literal('seek'), step: whole(10_000_000) }),
  v.strictObject({ znodeLab: v.literal(PROTOCOL), id, type: v.literal('act'), command: v.unknown() }),
  v.strictObject({
    znodeLab: v.literal(PROTOCOL),
    id,
    type: v.literal('setTheme'),
    theme: v.picklist(['auto', 'light', 'dark', 'host']),
    /** With `host`: the host's colours, by the names of the page's own. */
    colours: v.optional(v.record(v.picklist(['paper', 'panel', 'ink', 'line', 'accent']), colour())),
  }),
  v.strictObject({
    znodeLab: v.literal(PROTOCOL),
    id,
    type: v.literal('setLanguage'),
    language: v.picklist(['auto', ...LANGUAGES]),
  }),
]);

export type HostMessage = v.InferOutput<typeof HostMessageSchema>;

const KNOWN: ReadonlySet<string> = new Set(HOST_MESSAGES);

type ParsedMessage =
  /** Not for us, or of a kind that a later version may have. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'malformed'; readonly id: string; readonly error: string }
  | { readonly kind: 'message'; readonly message: HostMessage };

/** What a host has said. Never throws, whatever it is. */
export function parseHostMessage(data: unknown): ParsedMessage {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'znodeLab') !== PROTOCOL)
    return { kind: 'ignored' };
  const type: unknown = Reflect.get(data, 'type');
  if (typeof type !== 'string') return malformed(data, 'type is missing');
  if (!KNOWN.has(type)) return { kind: 'ignored' };
  const parsed = v.safeParse(HostMessageSchema, data, { abortEarly: true });
  if (parsed.success) return { kind: 'message', message: parsed.output };
  const [issue] = parsed.issues;
  return malformed(data, `${v.getDotPath(issue) ?? type}: ${issue.message}`);
}

function malformed(data: object, error: string): ParsedMessage {
  const said: unknown = Reflect.get(data, 'id');
  return {
    kind: 'malformed',
    id: typeof said === 'string' ? said.slice(0, 64) : '',
    error: error.slice(0, 300),
  };
}

/** A colour that CSS can read and that fetches nothing. */
function colour() {
  return v.pipe(
    v.string(),
    v.maxLength(64),
    v.regex(
      /^(?:#[\da-fA-F]{3,8}|(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch|color)\([\w\s.,%/+-]*\)|[a-zA-Z]{3,30})$/,
    ),
  );
}
