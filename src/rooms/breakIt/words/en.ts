import type { BreakItWords } from './contract.ts';
import { format } from '../../../words/en/nouns.ts';

const { number, plural, list, span } = format;

const counted = (count: number, one: string, other: string): string =>
  `${number(count)} ${plural(count, { one, other })}`;

export const breakItWords: BreakItWords = {
  title: 'Break it',
  more: 'Search for a run that violates an invariant',
  about: (recipe) =>
    `Runs “${recipe}” again and again, with faults at different moments and other network delays, until an invariant is violated. Then looks for the fewest commands that violate it.`,
  promises: (names) => `Invariants: ${list(names)}.`,
  noPromises: (recipe) => `“${recipe}” claims no invariant that a run could violate.`,
  faults: (chosen, all) => `Faults to try (${number(chosen)} of ${number(all)})`,
  groups: { clients: 'Clients', servers: 'Servers', network: 'Network' },
  search: (seconds) => `Search for ${span(seconds * 1000)}`,
  again: 'Keep searching',
  stop: 'Stop',
  progress: 'Time used',
  onPage: 'This page cannot start a worker. The search runs in the page itself and is slower.',
  searching: 'Searching…',
  shrinking: 'Found one. Removing the commands it does not need…',
  refining: 'Found one. Looking for fewer commands…',
  found: (promise, commands) =>
    commands === 0
      ? `Invariant violated without any command: ${promise}`
      : `Invariant violated by ${counted(commands, 'command', 'commands')}: ${promise}`,
  nothing: (seconds) => `Nothing found in ${span(Math.round(seconds * 10) * 100)}.`,
  stopped: 'Stopped. Nothing found so far.',
  noProof: 'That proves nothing: a run that was not tried may still violate an invariant.',
  failed: (message) => `The search failed: ${message}`,
  tried: ({ runs, steps, commands, faultsAtMoments, seconds }) =>
    `Tried in ${span(Math.round(seconds * 10) * 100)}: ${counted(runs, 'run', 'runs')}, ${counted(steps, 'step', 'steps')}, ${counted(commands, 'command', 'commands')}, ${counted(faultsAtMoments, 'combination of fault and moment', 'combinations of fault and moment')}.`,
  smallest: (clients) =>
    `Smallest world found that shows the violation: ${counted(clients, 'client', 'clients')}.`,
  commands: 'Commands',
  known: 'This is a known failure:',
  open: 'Watch it happen',
  notOpened: 'This run cannot be shown.',
  broken: (promise) => `Violated: ${promise}`,
};
