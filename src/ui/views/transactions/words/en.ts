import { format } from '../../../../words/en/nouns.ts';

export const words = {
  named: (name: string) => name,
  empty: 'No transaction has begun yet.',
  open: (name: string, votes: number, members: number) =>
    `${name}: ${format.number(votes)} of ${format.number(members)} have voted.`,
  bound: (name: string, names: readonly string[], since: string) =>
    `${name}: ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)} voted ${since} ago and ${names.length === 1 ? 'does' : 'do'} not know the outcome.`,
  commit: (name: string) => `${name}: all sites that know the outcome commit.`,
  abort: (name: string) => `${name}: all sites that know the outcome abort.`,
  divided: (name: string, commits: readonly string[], aborts: readonly string[]) =>
    aborts.length === 0
      ? `${name}: ${format.list(commits)} commit although not all had voted yes.`
      : `${name}: ${format.list(commits)} commit, ${format.list(aborts)} abort.`,
  together: 'together',
  states: { open: '…', commit: 'commit', abort: 'abort', divided: 'divided' },
  signs: { yes: 'yes', no: 'no', none: '–', commit: 'commit', abort: 'abort' },
  whole: (name: string, state: string) => `${name}: ${state}`,
  part: (who: string, name: string, parts: readonly string[]) =>
    [`Client ${who}, ${name}`, ...parts].join(', '),
  votes: { yes: 'voted yes', no: 'voted no', none: 'has not voted' },
  outcomes: { commit: 'commits', abort: 'aborts', none: 'does not know the outcome' },
};

export type Words = typeof words;
