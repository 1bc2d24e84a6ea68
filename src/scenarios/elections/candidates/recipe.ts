// Leader election among candidates: each has an ephemeral sequential znode `n_`, and the lowest number leads. The variants
// differ in what a candidate watches and how it handles errors. `article`: as published as a class Candidate; `persistent`:
// the same with persistent znodes.
import { type CreateMode, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { swallowing } from '../../locks/careless.ts';
import { formOf } from '../../scenario/formOf.ts';
import { knowing, wanting } from '../../locks/stated.ts';
import { deleteWhenAsked } from '../../locks/strangerLock/recipe.ts';
import { acquireInLine, byNumber, soundLine, type Line } from '../../locks/predecessorLock/recipe.ts';
import {
  CANDIDATE_STEPS,
  ELECTION_PARENT,
  leadRegardless,
  leadWhileConnected,
  leave,
  standAgainAndAgain,
  stepsBefore,
  throughSessions,
  type ElectionArgs,
} from '../electionProgram.ts';

export const CANDIDATE_VARIANTS = ['corrected', 'article', 'persistent', 'everyone'] as const;

/** The callback of the article's form, run on the event lane. */
export const CANDIDATE_CALLBACK = 'candidate-process';

export function candidate(args: ProgramArgs): Recipe<void> {
  return formOf(FORMS, args['variant'])(args);
}

/** No candidate: deletes the last of their znodes, which nothing keeps it from. */
export function stranger(): Recipe<void> {
  return deleteWhenAsked(EACH_THE_ONE_BEFORE);
}

/** Each watches its predecessor, calls are repeated, and a leader without a connection stops. */
export function correctedCandidate(args: ProgramArgs): Recipe<void> {
  return patientCandidate(args, EACH_THE_ONE_BEFORE);
}

/** The protocol's numbered steps, as the program marks them. */
export function candidateSteps(variant: unknown, rounds: string | number | undefined): readonly string[] {
  const { steps = CANDIDATE_STEPS } = variant === 'everyone' ? ALL_THE_LEADER : EACH_THE_ONE_BEFORE;
  const standing = ['line.create', ...Object.values(steps)];
  // One term each: who has closed its session does not come again.
  if (variant === 'article' || variant === 'persistent')
    return [...standing, 'election.lead', 'candidate.close'];
  return stepsBefore(standing, rounds);
}

/** Candidate.process: wakes the thread if the node that is gone is the one it says it watches. */
export function* candidateProcess({ eventType, eventPath }: ProgramArgs): Recipe<void> {
  if (eventType !== 'NodeDeleted' || eventPath !== (yield* zk.readVar(LAST_NODE))) return;
  yield* zk.enterMonitor(CANDIDATE);
  yield* zk.notifyMonitor(CANDIDATE, 'one');
  yield* zk.exitMonitor(CANDIDATE);
}

const DEFAULT_WATCHER = 'default';
const LAST_NODE = 'lastNode';
const CANDIDATE = 'candidate';
/** A path that no candidate has: the published variant looks for its predecessor, finds none, and lists again. */
const NOBODY = '';

const EACH_THE_ONE_BEFORE: Line = { ...soundLine(ELECTION_PARENT, 'n_'), steps: CANDIDATE_STEPS };

const ALL_THE_LEADER: Line = {
  ...EACH_THE_ONE_BEFORE,
  obstacle: (line, own) => (line[0] === own ? undefined : line[0]),
  steps: { ...CANDIDATE_STEPS, watch: 'candidate.watchLeader' },
};

const ARTICLE: Line = {
  steps: CANDIDATE_STEPS,
  join: (args) => joinAs('EPHEMERAL_SEQUENTIAL', args),
  *list() {
    const names = yield* zk.getChildren(ELECTION_PARENT);
    return names.map((name) => `${ELECTION_PARENT}/${name}`).toSorted(byNumber);
  },
  rejoins: () => false,
  obstacle(line, own) {
    const place = line.indexOf(own);
    return place === 0 ? undefined : (line[place - 1] ?? NOBODY);
  },
  *watch(path) {
    if (path === NOBODY) return false;
    yield* zk.writeVar(LAST_NODE, path);
    yield* zk.exists(path, { watch: DEFAULT_WATCHER });
    return true;
  },
  *wait() {
    yield* zk.enterMonitor(CANDIDATE);
    yield* zk.waitMonitor(CANDIDATE);
    yield* zk.exitMonitor(CANDIDATE);
  },
};

const FORMS: Readonly<Record<(typeof CANDIDATE_VARIANTS)[number], (args: ProgramArgs) => Recipe<void>>> = {
  everyone: (args) => patientCandidate(args, ALL_THE_LEADER),
  article: (args) => articleCandidate(args, ARTICLE),
  persistent: (args) =>
    articleCandidate(args, { ...ARTICLE, join: (of) => joinAs('PERSISTENT_SEQUENTIAL', of) }),
  corrected: correctedCandidate,
};

function patientCandidate(args: ProgramArgs, line: Line): Recipe<void> {
  return standAgainAndAgain(args, (electionArgs) =>
    throughSessions(function* term() {
      const path = yield* elected(electionArgs, line);
      yield* leadWhileConnected(electionArgs, path);
      yield* leave(path);
    }),
  );
}

/** Whatever fails ends it, and is written to a log; its znode stays for as long as its session does. */
function* articleCandidate(args: ProgramArgs, line: Line): Recipe<void> {
  yield* zk.onEvent(DEFAULT_WATCHER, CANDIDATE_CALLBACK);
  const terms = standAgainAndAgain(args, function* term(electionArgs) {
    const path = yield* elected(electionArgs, line);
    yield* leadRegardless(electionArgs, path);
    yield* close(path);
    return 'comesNoMore';
  });
  yield* swallowing(terms);
}

/** `zk.close(); break;`: its node is left to the end of the session. */
function* close(path: string): Recipe<void> {
  yield* zk.atStep('candidate.close');
  yield* zk.closeSession();
  yield* zk.fact({ type: 'forgets', path });
}

function* joinAs(mode: CreateMode, { client }: ElectionArgs): Recipe<string> {
  yield* zk.atStep('line.create');
  return (yield* zk.create(`${ELECTION_PARENT}/n_`, { data: client, mode })).path;
}

function elected(args: ElectionArgs, line: Line): Recipe<string> {
  return wanting(acquireInLine(args, knowing(line)));
}
