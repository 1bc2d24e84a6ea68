// The conductor's other hand: gives the commands of a scenario's script, each when its cue comes.
import { resolveTarget } from '../world/roles.ts';
import { resolveServer } from '../world/serverRoles.ts';
import type { ServerRole } from '../model/command.ts';
import { matchesPattern, type Cue, type CueActor } from '../trace/cue.ts';
import type { RecordBody, RecordHead } from '../trace/record.ts';
import type { World } from '../world/world.ts';

/** Turns to the first cue of the world's script. */
export function beginScript(world: World): void {
  turnTo(world, 0);
}

/** What is left of the script is not given. */
export function endScript(world: World): void {
  world.cue = null;
}

/** Whether a command of the script is the next step, given whether nothing but background work is pending. */
export function isCueDue({ cue }: World, pending: 'quiescent' | 'busy'): boolean {
  if (cue === null) return false;
  return cue.state === 'due' || (cue.state === 'waiting' && cue.for === 'quiet' && pending === 'quiescent');
}

/** A record was made: it may be what the present cue waits for. */
export function heedRecord(world: World, record: RecordBody, actor: RecordHead['actor']): void {
  const moment = presentCue(world)?.when;
  const state = world.cue;
  if (moment?.on !== 'record' || state?.state !== 'waiting') return;
  if (record.kind !== moment.kind || !isActor(world, actor, moment.actor)) return;
  if (moment.where !== undefined && !matchesPattern(record, moment.where)) return;
  const seen = state.seen + 1;
  world.cue = { ...state, seen };
  if (seen === (moment.nth ?? 1)) plan(world, moment.afterMs ?? 0);
}

/**
 * The command that is due, with the script turned to the cue after it, so that what the command leads to can be that
 * one's. Null where the wait for it has only begun.
 */
export function takeCue(world: World): Cue['command'] | null {
  const cue = presentCue(world);
  const state = world.cue;
  // The script was stopped while the time of its command was still to come.
  if (cue === undefined || state === null) return null;
  if (state.state === 'waiting' && cue.when.on === 'quiet' && (cue.when.afterMs ?? 0) > 0) {
    plan(world, cue.when.afterMs ?? 0);
    return null;
  }
  turnTo(world, state.index + 1);
  return cue.command;
}

function presentCue(world: World): Cue | undefined {
  return world.cue === null ? undefined : world.setup.script?.[world.cue.index];
}

function turnTo(world: World, index: number): void {
  const cue = world.setup.script?.[index];
  if (cue === undefined) {
    world.cue = null;
    return;
  }
  world.cue = { index, seen: 0, state: 'waiting', for: cue.when.on === 'quiet' ? 'quiet' : 'record' };
  if (cue.when.on === 'time') plan(world, Math.max(0, cue.when.atMs - world.timeMs));
}

/** Now, before anything else, or after a while. */
function plan(world: World, delayMs: number): void {
  if (world.cue === null) return;
  world.cue = { ...world.cue, state: delayMs === 0 ? 'due' : 'planned' };
  if (delayMs > 0)
    world.agenda.push(world.timeMs + delayMs, { kind: 'cue', index: world.cue.index }, true, []);
}

function isActor(world: World, actor: RecordHead['actor'], wanted: CueActor | undefined): boolean {
  if (wanted === undefined || wanted === actor) return true;
  if (wanted === 'role:holder' || wanted === 'role:nextInLine') return resolveTarget(world, wanted) === actor;
  return isRole(wanted) && resolveServer(world, wanted) === actor;
}

function isRole(actor: CueActor): actor is ServerRole {
  return actor.startsWith('role:');
}
