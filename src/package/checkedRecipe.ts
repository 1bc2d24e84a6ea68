// A recipe from outside, asked at each call whether that makes sense: the engine trusts what it is given, and would fail far from the
// line that is wrong.
import { CREATE_MODES, type ProgramArgs, type Recipe } from '../engine/index.ts';

type Program<Args extends ProgramArgs> = (args: Args) => Recipe<void>;

/** The same recipe; it ends with a sentence where it makes a call that makes no sense. */
export function checkedRecipe<Args extends ProgramArgs>(recipe: Program<Args>): Program<Args> {
  return function* run(args) {
    const program = recipe(args);
    if (!isGenerator(program))
      throw new TypeError('it answered with no generator; write it as function* and call with yield*');
    let next = program.next();
    while (next.done !== true) {
      const mistake = mistakeIn(next.value);
      if (mistake !== null) throw new TypeError(mistake);
      let answer: unknown;
      try {
        answer = yield next.value;
      } catch (failure) {
        next = program.throw(failure);
        continue;
      }
      next = program.next(answer);
    }
  };
}

function isGenerator(value: unknown): boolean {
  return isObject(value) && typeof value['next'] === 'function' && typeof value['throw'] === 'function';
}

/** What is wrong with what a recipe yielded, as a sentence; null if nothing is. */
function mistakeIn(yielded: unknown): string | null {
  if (isGenerator(yielded)) return 'it yields a call without running it: write yield* in place of yield';
  if (!isObject(yielded) || typeof yielded['kind'] !== 'string')
    return `it yields ${shown(yielded)}, which is no call: write yield* and a function of zk`;
  const { kind, request, call } = yielded;
  const asked = isObject(call) ? call['request'] : request;
  if (!isObject(asked)) return mistakeInFields(kind, yielded);
  const parts = Array.isArray(asked['parts']) ? (asked['parts'] as readonly unknown[]) : [];
  for (const part of [asked, ...parts]) {
    if (!isObject(part)) return `multi has ${shown(part)} among its parts`;
    const mistake = mistakeInFields(String(part['op']), part);
    if (mistake !== null) return mistake;
  }
  return null;
}

function mistakeInFields(call: string, said: Readonly<Record<string, unknown>>): string | null {
  for (const [name, value] of Object.entries(said)) {
    const field = FIELDS.get(name === 'mode' ? `${call}.mode` : name);
    if (field !== undefined && !field.isRight(value))
      return `${call} is given ${name} ${shown(value)}, which is to be ${field.what}`;
  }
  return null;
}

interface Field {
  readonly isRight: (value: unknown) => boolean;
  readonly what: string;
}

const TEXT: Field = { isRight: (value) => typeof value === 'string', what: 'a text' };
const WHOLE: Field = { isRight: Number.isInteger, what: 'a whole number' };
const MILLISECONDS: Field = {
  isRight: (value) => Number.isFinite(value) && Number(value) >= 0,
  what: 'a number of milliseconds',
};
const DATA: Field = {
  isRight: (value) =>
    value === null || typeof value === 'string' || (isObject(value) && typeof value['hex'] === 'string'),
  what: 'a text, null, or { hex }',
};
const oneOf = (...values: readonly string[]): Field => ({
  isRight: (value) => values.some((known) => known === value),
  what: `one of ${values.join(', ')}`,
});

/** By name, whatever call has them: a name means the same in all. */
const FIELDS: ReadonlyMap<string, Field> = new Map([
  ['path', TEXT],
  ['prefix', TEXT],
  ['watcher', TEXT],
  ['recipe', TEXT],
  ['name', TEXT],
  ['step', TEXT],
  ['data', DATA],
  ['version', WHOLE],
  ['by', { isRight: (value) => value === 'process' || WHOLE.isRight(value), what: WHOLE.what }],
  ['ms', MILLISECONDS],
  ['timeoutMs', MILLISECONDS],
  ['ttlMs', MILLISECONDS],
  ['create.mode', oneOf(...CREATE_MODES)],
  ['addWatch.mode', oneOf('PERSISTENT', 'PERSISTENT_RECURSIVE')],
]);

function shown(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
