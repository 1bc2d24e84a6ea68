// What lights up when a sentence is asked for its causes: what led to it, oldest first, and then what it tells.
import { isClientId, isServerId, why } from '../../../engine/index.ts';
import type { TraceRecord } from '../../../engine/index.ts';
import type { Experiment, WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { Lit, Thing } from '../../stores/selection.ts';
import { clientOfLink, traceIndex } from '../../select/traceIndex.ts';
import type { Waker } from '../../select/wakers.ts';
import type { Sentence } from '../../select/sentences.ts';
import { topicOf } from '../../select/topic.ts';

/** Turning points of the way are lit, not each request on it. */
const MOST_CAUSES = 12;

export function causesOf(experiment: Experiment, sentence: Sentence): readonly Lit[] {
  const lit = experiment.worlds.flatMap((simulation, index): readonly Lit[] => {
    const side: WorldSide = index === 0 ? 0 : 1;
    const told = new Set(sentence.told.filter((each) => each.side === side).map(({ seq }) => seq));
    const chain = why(simulation.trace, ...told);
    return chain
      .filter((record) => told.has(record.seq) || isTurn(experiment, side, record))
      .map((record) => litOf(experiment, side, record));
  });
  return lit.toSorted((a, b) => a.step - b.step || a.world - b.world || a.seq - b.seq).slice(-MOST_CAUSES);
}

/**
 * A chain of records as it is lit: all of it between the lanes; in the picture and on the timeline its turning points and its ends, and at
 * its end what a client waits for.
 */
export function litChain(
  experiment: Experiment,
  side: WorldSide,
  chain: readonly TraceRecord[],
  wakers: readonly Waker[],
): readonly Lit[] {
  return chain.map((record, at) => {
    const isLast = at === chain.length - 1;
    const lit = litOf(experiment, side, record);
    if (isLast)
      return { ...lit, things: [...lit.things, ...wakers.flatMap((each) => thingsOfWaker(side, each))] };
    return at === 0 || isTurn(experiment, side, record) ? lit : { ...lit, things: [] };
  });
}

function thingsOfWaker(world: WorldSide, { path, owner }: Waker): readonly Thing[] {
  const znode: Thing = { world, kind: 'znode', id: path };
  return owner === null ? [znode] : [znode, { world, kind: 'client', id: owner }];
}

function litOf(experiment: Experiment, side: WorldSide, record: TraceRecord): Lit {
  return {
    world: side,
    seq: record.seq,
    step: experiment.momentOfWorldStep(side, record.step)?.step ?? 0,
    things: thingsOf(side, record, experiment.worlds[side]?.trace ?? []),
  };
}

function isTurn(experiment: Experiment, side: WorldSide, record: TraceRecord): boolean {
  const topic = topicOf(experiment, { side, record });
  return topic !== null && topic !== 'watch' && topic !== 'answers';
}

/** Whom and what of the picture a record is about. */
function thingsOf(side: WorldSide, record: TraceRecord, trace: readonly TraceRecord[]): readonly Thing[] {
  const clients = new Set<string>();
  const servers = new Set<string>();
  const paths = new Set<string>();
  if (isClientId(record.actor)) clients.add(record.actor);
  else if (isServerId(record.actor)) servers.add(record.actor);
  if ('client' in record && typeof record.client === 'string') clients.add(record.client);
  if ('link' in record && typeof record.link === 'string') clients.add(clientOfLink(record.link) ?? '');
  if ('session' in record) clients.add(traceIndex(trace).clientOf.get(record.session) ?? '');
  if ('path' in record && typeof record.path === 'string') paths.add(record.path);
  if ('event' in record && record.event.path !== null) paths.add(record.event.path);
  if (record.kind === 'belief.stated') paths.add(record.belief.path);
  const named = (kind: Thing['kind'], ids: ReadonlySet<string>): readonly Thing[] =>
    [...ids].filter((id) => id !== '').map((id) => ({ world: side, kind, id }));
  // A server that tells or hears of a client is not what it is about.
  const isAboutServer = clients.size === 0 && paths.size === 0;
  return [
    ...named('client', clients),
    ...named('znode', paths),
    ...(isAboutServer ? named('server', servers) : []),
  ];
}
