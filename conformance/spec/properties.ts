// The specification's properties that the counterexamples break, asked of the engine's servers in its terms.
import { SIDS, type Property, type Sid, type SpecEvent } from './events.ts';
import { specStateOf, type SpecState } from './specState.ts';
import type { SpecWorld } from './specWorld.ts';

/** Follows a run and tells what breaks in it. */
export class PropertyWatch {
  readonly broken = new Set<Property>();
  /** What some leader has had committed, in whichever epoch. */
  readonly #committed = new Set<string>();

  /** After an action. */
  look(world: SpecWorld, event: SpecEvent): void {
    const states = new Map(SIDS.map((sid) => [sid, specStateOf(world.server(sid))]));
    this.#lookAtLeaders(states);
    if (event.action === 'FollowerProcessNEWLEADER') this.#compareHistories(states, event.sid, event.other);
    if (
      event.action === 'FollowerProcessPROPOSALInSync' &&
      states.get(event.sid)?.history.includes(event.zxid) === true
    )
      this.broken.add('proposalConsistent');
  }

  /** A leader that the election is over for has all that was ever committed. */
  #lookAtLeaders(states: ReadonlyMap<Sid, SpecState>): void {
    for (const { state, zabState, history, lastCommitted } of states.values()) {
      if (state !== 'LEADING') continue;
      if (zabState === 'BROADCAST' && lastCommitted !== null)
        for (const zxid of history.slice(0, history.indexOf(lastCommitted) + 1)) this.#committed.add(zxid);
      else if ([...this.#committed].some((zxid) => !history.includes(zxid)))
        this.broken.add('leaderLogCompleteness');
    }
  }

  /** What a follower has logged when it has taken up an epoch, its leader has too. */
  #compareHistories(states: ReadonlyMap<Sid, SpecState>, follower: Sid, leader: Sid): void {
    const has = states.get(leader)?.history ?? [];
    if (states.get(follower)?.history.some((zxid) => !has.includes(zxid)) === true)
      this.broken.add('processConsistency');
  }
}
