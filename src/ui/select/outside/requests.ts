// Requests of a client outside that are not answered yet: on their way, or in the queues of its server.
import type { Flight, World } from '../../../engine/index.ts';
import { outstandingOf, type Outstanding } from '../connection.ts';
import type { OutsideClient } from './outsiders.ts';

type Asked = Extract<Flight['message'], { kind: 'request' }>;

export interface UnderWay {
  readonly xid: number;
  readonly request: Asked['request'] | Outstanding['request']['request'];
  readonly stage: 'network' | Outstanding['stage'];
}

/** The furthest first. */
export function requestsUnderWay(
  world: World,
  { link: own, server, connection }: OutsideClient,
): readonly UnderWay[] {
  const held = world.servers.get(server);
  const queued = held === undefined || connection === null ? [] : outstandingOf(held, connection);
  const flying = [...world.flights.values()].flatMap(({ link, direction, message }): readonly UnderWay[] =>
    link === own && direction === 'toServer' && message.kind === 'request'
      ? [{ xid: message.xid, request: message.request, stage: 'network' }]
      : [],
  );
  return [...queued.map(({ request: { xid, request }, stage }) => ({ xid, request, stage })), ...flying];
}
