import { format } from '../../../../words/en/nouns.ts';

export const words = {
  empty: 'No member has joined the group yet.',
  calm: (count: number) =>
    format.plural(count, {
      one: 'One host is up and listed.',
      other: `${format.number(count)} hosts are up and listed.`,
    }),
  ghost: (name: string, since: string | null) =>
    since === null
      ? `${name} is gone but still listed.`
      : `${name} has been gone for ${since} but is still listed.`,
  borrowed: (name: string) =>
    `${name} is up and takes that name for its own, but the node belongs to its previous session and will go with it.`,
  unlisted: (name: string) => `${name} is up and believes it is a member, but is not listed.`,
  behind: (name: string) => `Client ${name} uses a list that is out of date.`,
  tree: 'the tree',
  roll: (name: string, at: string) => `Client ${name}, read at ${at}`,
  signs: { listed: '✓', borrowed: '!', unlisted: '–', ghost: '†', gone: '–', yes: '✓', no: '–' },
  host: {
    listed: (name: string) => `The tree lists ${name}, which is up`,
    borrowed: (name: string) => `The tree lists ${name} for its previous session; the host is up`,
    unlisted: (name: string) =>
      `The tree does not list ${name}, which is up and believes that it is a member`,
    ghost: (name: string) => `The tree lists ${name}, which is gone`,
    gone: (name: string) => `The tree does not list ${name}, which is gone`,
  },
  known: (reader: string, name: string, isListed: boolean, isTrue: boolean) =>
    `Client ${reader} ${isListed ? 'lists' : 'does not list'} ${name}${isTrue ? '' : ', unlike the tree'}`,
};

export type Words = typeof words;
