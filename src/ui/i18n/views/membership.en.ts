import { format } from '../nouns.en.ts';

export const membership = {
  empty: 'Nobody has joined the group yet.',
  calm: (count: number) =>
    format.plural(count, {
      one: 'One host is there and listed.',
      other: `${format.number(count)} hosts are there and listed.`,
    }),
  ghost: (name: string, since: string | null) =>
    since === null
      ? `${name} is gone and still listed.`
      : `${name} has been gone for ${since} and is still listed.`,
  borrowed: (name: string) =>
    `${name} is there and takes that name for its own: it belongs to the session before, and goes with that.`,
  unlisted: (name: string) => `${name} is there, believes so, and is not listed.`,
  behind: (name: string) => `Client ${name} goes by a list that is not the tree’s any more.`,
  tree: 'the tree',
  roll: (name: string, at: string) => `Client ${name}, read at ${at}`,
  signs: { listed: '✓', borrowed: '!', unlisted: '?', ghost: '†', gone: '–', yes: '✓', no: '–' },
  host: {
    listed: (name: string) => `The tree lists ${name}, which is there`,
    borrowed: (name: string) => `The tree lists ${name} for the session before; the host is there`,
    unlisted: (name: string) =>
      `The tree does not list ${name}, which is there and believes that it is a member`,
    ghost: (name: string) => `The tree lists ${name}, which is gone`,
    gone: (name: string) => `The tree does not list ${name}, which is gone`,
  },
  known: (reader: string, name: string, isListed: boolean, isTrue: boolean) =>
    `Client ${reader} ${isListed ? 'goes by' : 'does not know of'} ${name}${isTrue ? '' : ', which is not what the tree says'}`,
};

export type MembershipWords = typeof membership;
