// How much a step matters to someone who watches: what stepping stops at, and what playback gives a beat of its own.
import type { Command, Simulation, TraceRecord } from '../../engine/index.ts';

/**
 * `background`: pings and nothing at all. `noteworthy`: a stage of a request on its way. `striking`: something that can be
 * seen or told: the tree, a session, a watch, a belief or a process changed.
 */
export type Weight = 'background' | 'noteworthy' | 'striking';

/** Of the last step: what breaks by waiting breaks at a ping, and is seen. */
export function weightOfLastStep(world: Simulation): Weight {
  if (world.violations.at(-1)?.step === world.steps) return 'striking';
  return weightOf(world.recordsOf(world.steps));
}

function weightOf(records: readonly TraceRecord[]): Weight {
  let heaviest: Weight = 'background';
  for (const record of records) {
    const weight = weightOfRecord(record);
    if (weight === 'striking') return weight;
    if (weight === 'noteworthy') heaviest = weight;
  }
  return heaviest;
}

/** What a client outside says is a stage of its request; its ping is one as any other. */
export function weightOfCommand(command: Command): Weight {
  if (command.type !== 'sendWire') return 'striking';
  return command.message.kind === 'ping' ? 'background' : 'noteworthy';
}

export function weightOfRecord(record: TraceRecord): Weight {
  switch (record.kind) {
    case 'ping.sent':
    case 'ping.received':
    case 'pong.delivered':
    case 'snapshot.taken':
      return 'background';
    case 'txn.applied':
      return record.changes.length > 0 ? 'striking' : 'noteworthy';
    case 'command.given':
      return weightOfCommand(record.command);
    case 'connection.closed':
    case 'connection.lost':
    case 'link.cut':
    case 'link.healed':
    case 'reply.dropped':
    case 'watch.fired':
    case 'event.delivered':
    case 'session.expired':
    case 'session.closed':
    case 'session.established':
    case 'session.learnedExpired':
    case 'server.started':
    case 'server.stopped':
    case 'client.started':
    case 'client.killed':
    case 'client.paused':
    case 'client.resumed':
    case 'client.closed':
    case 'gate.opened':
    case 'belief.stated':
    case 'belief.withdrawn':
      return 'striking';
    default:
      return 'noteworthy';
  }
}
