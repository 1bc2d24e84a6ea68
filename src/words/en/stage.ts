// What stands on the stage beside the picture itself.
import { format } from './nouns.ts';

export const stage = {
  clients: 'Clients',
  clientsTip: 'Start again with so many clients in each world',
  byItself: 'The lock is passed on by itself until you touch something.',
  woken: (count: number) =>
    format.plural(count, { one: 'woken once', other: `woken ${format.number(count)} times` }),
  ring: {
    name: (thing: string) => `Commands for ${thing}`,
    more: 'More',
    details: 'Details',
    detailsTip: 'Its card in the side panel: what it is, believes and waits for',
    key: (key: string) => `Key: ${key}`,
  },
  invariants: {
    hold: (count: number) =>
      format.plural(count, { one: '1 invariant holds', other: `${format.number(count)} invariants hold` }),
    broken: (name: string) => `${name}: violated`,
    mended: (name: string) => `${name}: was violated`,
    all: 'All invariants',
    notClaimed: 'Not promised by this recipe',
  },
};
