// What a run of many seeds reached of all there is, and what it never reached.
import type { RecordKind, TraceRecord, World } from '../../src/engine/index.ts';
import { UNIVERSE, type Area, type Universe } from './universe.ts';

export class Coverage {
  readonly #reached = new Map<string, Map<string, number>>();
  readonly #states = new Map<string, string>();
  #world: World | null = null;
  #nextFlight = 0;

  seeRecord(record: TraceRecord): void {
    this.#count('record kinds', record.kind);
    if ('err' in record) this.#count('error codes', record.err);
    const area = WHYS[record.kind];
    if (area !== undefined && 'why' in record) this.#count(area, record.why);
    if (record.kind === 'request.received') this.#count('requests', record.op);
    if (record.kind === 'sync.sent') this.#count('how a learner is synchronised', record.mode);
    if (record.kind === 'connection.state') this.#count('states told by libraries', record.state);
  }

  /** After every step. */
  seeWorld(world: World): void {
    if (world !== this.#world) this.#begin(world);
    this.#seeFlights(world);
    for (const [id, { vars, peer }] of world.servers) {
      this.#seeState('changes of servers', id, vars.value.state);
      if (peer.value !== null) this.#seeState('changes of roles', `${id} role`, peer.value.role);
    }
    for (const [id, { vars }] of world.clients)
      this.#seeState('changes of clients', id, vars.value.connection);
  }

  /** Lines for people; `names` that have no reason beside them are the ones to look into. */
  report(universe: Universe = UNIVERSE): readonly string[] {
    return Object.entries(universe).flatMap(([area, all]) => {
      const reached = this.#reached.get(area) ?? new Map<string, number>();
      const never = Object.entries(all).filter(([name]) => !reached.has(name));
      const strangers = [...reached.keys()].filter((name) => !(name in all));
      const count = Object.keys(all).length;
      return [
        `${area}: ${count - never.length} of ${count} reached`,
        ...never.map(([name, reason]) => `  never ${name}: ${reason ?? NO_REASON}`),
        ...strangers.map((name) => `  unlisted ${name}`),
      ];
    });
  }

  #begin(world: World): void {
    this.#world = world;
    this.#states.clear();
    this.#nextFlight = 0;
  }

  #seeFlights(world: World): void {
    for (; this.#nextFlight < world.nextFlightId; this.#nextFlight++) {
      const message = world.flights.get(this.#nextFlight)?.message;
      if (message === undefined) continue;
      this.#count('packets', message.kind);
      if (message.kind === 'connectError') this.#count('error codes', message.err);
      if (message.kind !== 'reply') continue;
      this.#count('error codes', message.err);
      for (const { err } of message.body.results ?? []) this.#count('error codes', err);
    }
  }

  #seeState(area: Area, id: string, state: string): void {
    const before = this.#states.get(id);
    if (before === state) return;
    this.#states.set(id, state);
    if (before !== undefined) this.#count(area, `${before}>${state}`);
  }

  #count(area: Area, name: string): void {
    let counts = this.#reached.get(area);
    if (counts === undefined) this.#reached.set(area, (counts = new Map<string, number>()));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}

const NO_REASON = 'no reason is known; more seeds may reach it';

const WHYS: Partial<Readonly<Record<RecordKind, Area>>> = {
  'connection.closed': 'why a server ends a connection',
  'connection.lost': 'why a client gives up a connection',
  'connection.refused': 'why a connection is refused',
  'role.left': 'why a role is given up',
  'learner.lost': 'why a learner is given up',
  'session.rejected': 'why a session is rejected',
  'session.expired': 'why a session expires',
};
