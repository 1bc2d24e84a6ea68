// What the console writes of a command, in words without signs and units: `slowLink server:1 → client:A 150 ms` as
// `slowLink server:1 client:A 150 oneWay`.
import { COMMAND_TYPES, fieldsOf } from '../../engine/index.ts';

/** Any other text as it is. */
export function plainWords(text: string): string {
  const [type = ''] = text.split(/\s/, 1);
  const known = COMMAND_TYPES.find((each) => each === type);
  const kinds = known === undefined ? [] : fieldsOf(known).map(([, { kind }]) => kind);
  let words = text;
  if (kinds.includes('number'))
    words = words.replace(/ thread (-?\d+)/, ' $1').replace(/(-?\d+) ?(?:ms|‰)$/, '$1');
  if (kinds.includes('groups')) words = words.replaceAll(/ *([|,]) */g, '$1');
  if (!kinds.includes('ways')) return words;
  const [, from, sign, to] = /^(.*?) *(↔|→) *(.*)$/.exec(words) ?? [];
  return sign === undefined ? words : `${from} ${to} ${sign === '↔' ? 'both' : 'oneWay'}`;
}
