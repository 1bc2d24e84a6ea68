import { format } from '../nouns.en.ts';

export const eyes = {
  empty: 'There are no clients.',
  nobody: 'Nobody stands for leader.',
  both: (name: string) => `Client ${name} leads by the tree, and believes so.`,
  tree: (name: string) => `Client ${name} leads by the tree, and does not believe so.`,
  forsaken: (name: string) => `The znode that leads is client ${name}’s, who is gone.`,
  belief: (name: string) => `Client ${name} believes that it leads. The tree has another one first.`,
  together: (names: readonly string[]) => `Clients ${format.list(names)} believe at once that they lead.`,
  blind: (names: readonly string[]) =>
    names.length === 1
      ? `Client ${names.join('')} sleeps, and nothing will wake it.`
      : `Clients ${format.list(names)} sleep, and nothing will wake them.`,
  first: 'leads',
  blindShort: 'will not be woken',
  unknown: 'unknown',

  seat: (parts: readonly string[]) => parts.join(', '),
  stands: (name: string, place: number, znode: string) =>
    place === 1
      ? `Client ${name} leads with ${znode}`
      : `Client ${name}, number ${format.number(place)}, ${znode}`,
  aside: (name: string) => `Client ${name} does not stand`,
  crowns: {
    none: null,
    tree: 'does not believe that it leads',
    both: 'believes that it leads',
    belief: 'believes that it leads, which is not so',
  },
  gone: 'its owner is gone',
  watches: (name: string) => `watches client ${name}`,
  watchesList: 'watches the list of all',
  blindLong: 'sleeps, and nothing will wake it',
};

export type EyesWords = typeof eyes;
