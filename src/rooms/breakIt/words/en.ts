import type { BoundWords, BreakItWords, CountedCalls } from './contract.ts';
import { capital, client as clientCalled, format } from '../../../words/en/nouns.ts';

const { number, plural, list, span } = format;

const counted = (count: number, one: string, other: string): string =>
  `${number(count)} ${plural(count, { one, other })}`;

const calls = ({ calls: count, sessions }: CountedCalls): string =>
  `${counted(count, 'call', 'calls')} of ${counted(sessions, 'session', 'sessions')}`;

const lineOf = (line: number, program: string | null): string =>
  `line ${number(line)}${program === null ? '' : ` of ${program}`}`;

const bound = ({ clients, faults, atMost, delays, runs, states }: BoundWords): string =>
  [
    counted(clients, 'client', 'clients'),
    atMost === 0 || faults.length === 0
      ? 'no fault'
      : `at most ${counted(atMost, 'fault', 'faults')} (${list(faults)}) after any step`,
    delays === 0
      ? 'first-come delivery'
      : `every order with at most ${counted(delays, 'delayed message', 'delayed messages')}`,
  ].join(', ') + `: ${counted(runs, 'run', 'runs')}, ${counted(states, 'state', 'states')}`;

export const breakItWords: BreakItWords = {
  ways: { name: 'Method', search: 'Search', everyRun: 'Every run', calls: 'Calls of this run' },
  calls: {
    about:
      'Checks the answers that clients got in this run against what ZooKeeper guarantees: linearizable writes, reads of each session in order, and one history of the tree.',
    consistent: (all) => `Consistent: ${calls(all)}.`,
    rules: {
      writeOrder: () =>
        'Not linearizable: the second write was requested after the first one’s reply and ordered before it.',
      sameZxid: () => 'Not linearizable: two writes got the same zxid.',
      readsBackwards: () => 'Not in order: the session had already seen a newer state.',
      twoStates: (path) =>
        `Two histories: at the same zxid, ${path} exists in one reply and not in the other.`,
      lost: (path) => `Lost: ${path} existed and is gone later, and no transaction deleted it.`,
      appeared: (path) =>
        `Two histories: ${path} did not exist and does later, and no transaction created it.`,
      lostUpdate: (path) =>
        `Lost update: one reply lacks a write to ${path} that the other proves to be earlier.`,
    },
    pair: 'The two calls that contradict each other',
    show: (clock) => `Show ${clock}`,
    checked: (all) => `Checked ${calls(all)}.`,
    sofar:
      'Covers the run as far as it has been computed. A write without a reply may or may not have been done, so it contradicts nothing.',
  },
  everyRun: {
    about: (recipe) =>
      `Tries every run of “${recipe}” within a bound: each fault after each step and at each target. A complete exploration leaves nothing within the bound untried.`,
    ended: 'Clients run once and release by themselves, as on the command line (npm run explore).',
    faults: 'Faults',
    atMost: 'Faults per run',
    faultCount: (faults) => number(faults),
    delays: 'Delayed messages',
    delayCount: (delays) => number(delays),
    estimating: 'Estimating…',
    tooFew: ({ clients, permits, enough }) =>
      `With ${counted(clients, 'client', 'clients')} and ${counted(permits, 'permit', 'permits')}, the number of permits is not put to the test unless a client takes several. Try ${counted(enough, 'client', 'clients')}.`,
    estimate: (runs) => `Estimate: up to ${counted(runs, 'run', 'runs')}, fewer where runs meet.`,
    start: 'Try every run',
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel',
    progress: 'Part of the bound explored',
    exploring: (runs) => `Exploring… ${counted(runs, 'run', 'runs')} so far.`,
    paused: (runs) => `Paused after ${counted(runs, 'run', 'runs')}.`,
    cancelled: (runs) => `Cancelled after ${counted(runs, 'run', 'runs')}: not complete.`,
    holds: (said, invariants) =>
      invariants.length === 0
        ? `${bound(said)}. No invariant was judged.`
        : `${bound(said)}, no violation of ${list(invariants)}.`,
    violated: (said, invariants) => `${bound(said)}. Violated: ${list(invariants)}.`,
    unfinished: (runs) => `Not complete: ${counted(runs, 'run', 'runs')} did not end within the limits.`,
    fewest: (moves) =>
      moves === 0
        ? 'Violated without any fault.'
        : `The fewest there are within the bound: ${counted(moves, 'fault or delay', 'faults or delays')}.`,
    limits: 'Limits of every lease',
    limitsMean:
      'While a client cannot know that its session is over, it may still believe that it holds the lock. Only a fencing token helps. This is not counted as a violation.',
    errors: 'Unhandled errors',
    error: (code, line, program) => (line === null ? code : `${code} in ${lineOf(line, program)}`),
    ownError: (text, line, program) =>
      `Thrown by the program itself: “${text}”${line === null ? '' : ` in ${lineOf(line, program)}`}`,
    atLine: (line, program) => `In ${lineOf(line, program)}.`,
    open: 'Watch it happen',
    copy: 'Copy certificate',
    map: 'Map of all first faults',
    mapMeans: 'One row per fault and target, from the first step of the undisturbed run to the last.',
    openSecond: 'Map of the second fault',
    second: (first) => `Map of the second fault, after: ${first}`,
    secondMeans:
      'One row per fault and target, from the first fault to the last step of the run that has it alone.',
    outcomes: {
      holds: 'holds',
      waits: 'waits longer',
      limit: 'limit',
      unhandledError: 'unhandled error',
      mistake: 'violated',
    },
    deed: (done, ending) =>
      ending === null
        ? done
        : ending === 'quiet'
          ? `${done}, for a short time`
          : `${done}, until the session expires`,
    overtaken: 'delayed the next message',
    span: (from, to) =>
      from === to ? `after step ${number(from)}` : `after steps ${number(from)} to ${number(to)}`,
    step: (step, sentence) => `Step ${number(step)}: ${sentence}`,
  },
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
  nothing: (seconds) => `No violation found in ${span(Math.round(seconds * 10) * 100)}.`,
  stopped: 'Stopped. No violation found so far.',
  notJudged:
    'Nothing is judged: the code makes no statement to judge it by, such as client.holds, client.added or client.assert, and exports no invariant. Only unhandled errors are looked for.',
  earlier: 'Found before, and not looked for again',
  atLine: (line, program) => capital(lineOf(line, program)),
  noProof: 'That proves nothing: a run that was not tried may still violate an invariant.',
  failed: (message) => `The search failed: ${message}`,
  tried: ({ runs, steps, commands, faultsAtMoments, seconds }) =>
    `Tried in ${span(Math.round(seconds * 10) * 100)}: ${counted(runs, 'run', 'runs')}, ${counted(steps, 'step', 'steps')}, ${counted(commands, 'command', 'commands')}, ${counted(faultsAtMoments, 'combination of fault and moment', 'combinations of fault and moment')}.`,
  inTheWay: ({ client, path, program }) => {
    if (program === 'ended')
      return `The program of ${clientCalled(client)} has ended, but its session still owns ${path}.`;
    const who = capital(clientCalled(client));
    return program === 'running'
      ? `${who} still owns ${path}.`
      : `${who} owns more than one znode in this line and waits for its own ${path}.`;
  },
  smallest: (clients) =>
    `Smallest world found that shows the violation: ${counted(clients, 'client', 'clients')}.`,
  startsTogether: 'In this run, all clients start at once.',
  commands: 'Commands',
  known: 'A known failure like this:',
  open: 'Watch it happen',
  notOpened: 'This run cannot be shown.',
  broken: (promise) => `Violated: ${promise}`,
  trial: {
    together: {
      name: 'Two clients at once',
      why: (client) => `${client} goes in while another client that excludes it is still in.`,
    },
    early: {
      name: 'Through the barrier too early',
      why: (client) => `${client} passes before all members have come.`,
    },
    lost: {
      name: 'An item is lost',
      why: () => 'An item is deleted that no client has worked on to the end.',
    },
    twice: {
      name: 'An item twice',
      why: (client) => `${client} puts in, or works on, an item that was there or done already.`,
    },
    waits: {
      name: 'A client waits in vain',
      why: (client) => `${client} still waits 2 s after nothing is in its way any more.`,
    },
    polls: {
      name: 'A client polls',
      why: (client) => `${client} sends request after request while nothing changes.`,
    },
    unwoken: {
      name: 'No watch woke the client',
      why: (client) => `${client} waits and then goes on, but no watch has told it anything.`,
    },
    threw: { name: 'A program ends with an error', why: (client) => `The program of ${client} gives up.` },
    short: {
      name: 'Not what was asked for',
      why: (client) => `${client} keeps it too briefly, states another role, or names another znode.`,
    },
    unshared: {
      name: 'Readers never read together',
      why: () => 'Several readers came at once, and each was alone all the same.',
    },
    outdated: {
      name: 'An outdated list',
      why: (client) => `What ${client} logged last is not the list of the clients that are alive.`,
    },
  },
};
