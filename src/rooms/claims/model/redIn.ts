// The moment of a museum piece at which its invariant breaks.
import { sequenceOf, type ClientId, type World } from '../../../engine/index.ts';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import type { LookAt } from './playedTo.ts';

/** Runs on to it. Null if the piece breaks nothing in the left world. */
export function redIn(
  experiment: Experiment,
  id: string,
): { readonly step: number; readonly lookAt: LookAt | null } | null {
  const piece = museumPieces.find((each) => each.id === id);
  if (piece === undefined) return null;
  const broken = () => experiment.violations()[0]?.find(({ invariant }) => invariant === piece.invariant);
  for (let atMs = 0; broken() === undefined && atMs <= piece.endMs; atMs += SLICE_MS)
    experiment.runUntil(atMs, MOST_STEPS);
  const violation = broken();
  if (violation === undefined) return null;
  let { steps: step } = experiment;
  while (step > 0 && (experiment.moment(step - 1).worldSteps[0] ?? 0) >= violation.step) step--;
  if (violation.invariant === 'I-7') step = lastDelivered(experiment, step, violation.count ?? 0);
  const lasting = (experiment.violations()[0] ?? []).filter(
    (each) => each.step <= violation.step && (each.until === null || each.until > violation.step),
  );
  // Nobody gets on because of a znode that is left, or else of the client that is first and does not know.
  const isStuck = STUCK.has(violation.invariant);
  const left = isStuck ? lasting.find(({ invariant }) => invariant === 'I-4')?.path : null;
  if (typeof left === 'string') return { step, lookAt: { world: 0, kind: 'znode', id: left } };
  const world = experiment.worlds[0]?.worldAt(violation.step);
  const first = isStuck && world !== undefined ? firstInLine(violation.clients, world) : null;
  // Of several that believe it, the one that the tree contradicts.
  const wrong = new Set(lasting.flatMap(({ unfounded = [] }) => unfounded.map(({ client: of }) => of)));
  const client = first ?? violation.clients.find((each) => wrong.has(each)) ?? violation.clients[0];
  return { step, lookAt: client === undefined ? null : { world: 0, kind: 'client', id: client } };
}

/** Invariants that break because nobody holds or leads. */
const STUCK: ReadonlySet<string> = new Set(['I-5', 'I-13']);

/** The client whose znode has the lowest number. */
function firstInLine(clients: readonly ClientId[], world: World): ClientId | null {
  const numbers = clients.flatMap((client) => {
    const session = world.clients.get(client)?.vars.value.sessionId;
    return [...world.servers.values()].flatMap(({ nodes }) =>
      [...nodes.entries()].flatMap(([path, { owner }]) => {
        const number = owner === session ? sequenceOf(path) : null;
        return number === null ? [] : [{ client, number }];
      }),
    );
  });
  return numbers.toSorted((a, b) => a.number - b.number)[0]?.client ?? null;
}

/** The record of the watch names the clients it wakes; that is seen once so many have their event. */
function lastDelivered(experiment: Experiment, from: number, count: number): number {
  experiment.runUntil(experiment.timeAt(from) + SLICE_MS, MOST_STEPS);
  let left = count;
  for (let step = from; step <= experiment.steps; step++) {
    left -= experiment
      .recordsAt(step)
      .filter(
        ({ side, record }) => side === 0 && record.kind === 'event.delivered' && record.event.type !== 'None',
      ).length;
    if (left <= 0) return step;
  }
  return from;
}

const SLICE_MS = 250;
const MOST_STEPS = 100_000;
