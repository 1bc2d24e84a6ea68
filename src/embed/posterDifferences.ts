import { EMBED_PARAMETERS, type EmbedValues } from './parameters.ts';

/** What a picture does not show that was drawn of a scene as it is by itself. */
const NOT_DRAWN: ReadonlySet<string> = new Set(['set', 'clients', 'seed', 'moment']);

/** How an embed begins otherwise than its picture, as its parameters say it: `clients=20, seed=3`. Empty if it does not. */
export function posterDifferences(values: EmbedValues): string {
  return EMBED_PARAMETERS.filter(({ name, initial }) => NOT_DRAWN.has(name) && values[name] !== initial)
    .map(({ name }) => (name === 'set' ? values.set : `${name}=${values[name]}`))
    .join(', ');
}
