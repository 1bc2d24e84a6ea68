import { format } from '../../../../words/en/nouns.ts';

export const words = {
  empty: 'There are no clients.',
  unserved: 'Nobody can tell: no server is running.',
  nobody: 'There are no candidates.',
  both: (name: string) => `Client ${name}’s znode is first, and it believes that it leads.`,
  tree: (name: string) => `Client ${name}’s znode is first, but it does not believe that it leads.`,
  forsaken: (name: string) => `The leading znode belongs to client ${name}, which is gone.`,
  ownerless: 'The first znode belongs to no session: nothing deletes it.',
  belief: (name: string) => `Client ${name} believes that it leads, but does not own the first znode.`,
  together: (names: readonly string[]) => `Clients ${format.list(names)} believe at once that they lead.`,
  ofOne: (count: number, name: string) => `${count} latches of client ${name} believe that they lead.`,
  blind: (names: readonly string[]) =>
    names.length === 1
      ? `Client ${names.join('')} is waiting, and nothing will wake it.`
      : `Clients ${format.list(names)} are waiting, and nothing will wake them.`,
  first: 'leads',
  blindShort: 'will not wake',
  unknown: 'unknown',

  seat: (parts: readonly string[]) => parts.join(', '),
  stands: (name: string, place: number, znode: string) =>
    place === 1
      ? `Client ${name} leads with ${znode}`
      : `Client ${name}, number ${format.number(place)}, ${znode}`,
  aside: (name: string) => `Client ${name} is not a candidate`,
  crowns: {
    none: null,
    tree: 'does not believe that it leads',
    both: 'believes that it leads',
    belief: 'wrongly believes that it leads',
  },
  gone: 'its owner is gone',
  watches: (name: string) => `watches client ${name}`,
  watchesList: 'watches the whole list',
  blindLong: 'waiting, and nothing will wake it',
  told: 'an event is on its way to it',
};

export type Words = typeof words;
