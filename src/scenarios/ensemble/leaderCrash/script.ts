// How a leader is made to die at each moment of a write: by links that carry the proposal, its acknowledgement or its commit no
// further, and a crash as soon as it is on the disks it is to be on.
import type { Cue, ServerTarget } from '../../../engine/index.ts';
import {
  HEAL,
  LEADER,
  crash,
  cut,
  follower,
  followers,
  freeze,
  mute,
  once,
  press,
  quiet,
  ready,
  numbered,
  start,
  thaw,
  when,
} from '../cues.ts';
import { majorityOf } from '../parameters.ts';

/**
 * `onlyLeader`, `oneFollower`, `quorum`: on whose disks the proposal is when the leader dies, before it is committed.
 * `committed`: the leader has committed it and told its client, and no follower knows. `frozen`: it waits in the receive
 * buffers of followers whose processes stand still.
 */
export const CRASH_STORIES = ['onlyLeader', 'oneFollower', 'quorum', 'committed', 'frozen'] as const;

/** `withoutWitness`: the follower that has the proposal is down. `oldLeaderToo`: the old leader is back in time to vote. */
export const VOTERS = ['survivors', 'withoutWitness', 'oldLeaderToo'] as const;

export interface CrashPlot {
  readonly story: (typeof CRASH_STORIES)[number];
  readonly voters: (typeof VOTERS)[number];
  readonly servers: number;
}

/** The first write is there for comparison; the second is the one in question; the read at the end says what became of it. */
export function leaderCrashScript(plot: CrashPlot): readonly Cue[] {
  return [
    ...when(quiet(300), WRITE),
    ...(plot.story === 'frozen' ? crashAboveFrozen(plot) : crashBehindCuts(plot)),
    ...(plot.voters === 'oldLeaderToo' ? comeBackToVote(plot) : comeBackLate(plot)),
    ...when(quiet(300), press('client:A', 'read')),
  ];
}

const WRITE = press('client:A', 'write');
/** The first write has come to every server by then. */
const WRITTEN = ready('client:A', 'write', 30);

/** The leader dies as a machine dies: no connection closes, so that all survivors miss it at about the same time. */
function crashBehindCuts(plot: CrashPlot): readonly Cue[] {
  const reached = reachedIn(plot);
  const witnesses = followers(plot.servers - reached, plot.servers - 1);
  const unreached = followers(1, plot.servers - 1 - reached).map((one) => cut(LEADER, one));
  const unheard = plot.story === 'quorum' ? witnesses.map((one) => mute(one, LEADER)) : [];
  const untold = witnesses.map((one) => mute(LEADER, one));
  const deaths = [...deadBesides(plot).map(crash), crash(LEADER)];
  const begun = when(WRITTEN, ...unreached, ...unheard, WRITE);
  const logged = once('txn.logged', { nth: reached + 1 });
  if (plot.story === 'committed') return [...begun, ...when(logged, ...untold), ...when(ANSWERED, ...deaths)];
  return [...begun, ...when(logged, ...untold, ...deaths)];
}

const ANSWERED = once('reply.delivered', { actor: 'client:A', where: { op: 'setData' } });

/** So many followers the proposal reaches. */
function reachedIn({ story, servers }: CrashPlot): number {
  switch (story) {
    case 'onlyLeader':
      return 0;
    case 'oneFollower':
      return 1;
    default:
      return majorityOf(servers) - 1;
  }
}

/** They crash before the leader: without a leader there are no followers. */
function deadBesides({ voters, servers }: CrashPlot): readonly ServerTarget[] {
  return voters === 'withoutWitness' ? [follower(servers - 1)] : [];
}

/** A frozen process reads nothing. When it resumes, it finds what the leader sent before it crashed. */
function crashAboveFrozen({ servers }: CrashPlot): readonly Cue[] {
  const numbers = Array.from({ length: servers - 1 }, (_, index) => index + 1);
  return [
    ...when(WRITTEN, ...followers(1, servers - 1).map(freeze), WRITE),
    ...when(once('txn.logged', { actor: LEADER, afterMs: 100 }), crash(LEADER)),
    ...when(once('server.stopped', { afterMs: 100 }), ...numbers.map((number) => thaw(numbered(number)))),
  ];
}

/** The links are whole again when the survivors notice, so that the old leader's vote counts. */
function comeBackToVote(plot: CrashPlot): readonly Cue[] {
  const old = numbered(plot.servers);
  if (plot.story === 'frozen') return when(once('server.thawed'), start(old));
  return [
    ...when(once('server.stopped', { actor: old, afterMs: 3000 }), start(old)),
    ...when(once('vote.started', { actor: numbered(1) }), HEAL),
  ];
}

/** When a new leader is in office, those that were down join it. */
function comeBackLate(plot: CrashPlot): readonly Cue[] {
  const down = deadBesides(plot).length + 1;
  const back = followers(plot.servers - down, plot.servers - 1).map(start);
  return when(once('leader.established'), ...(plot.story === 'frozen' ? [] : [HEAL]), ...back);
}
