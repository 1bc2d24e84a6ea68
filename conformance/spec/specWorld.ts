// A world that follows the actions of the specification one by one. Servers can speak only where the action at hand needs it: an
// election of some of them has them alone connected, a crash that ends an office has nobody connected.
import {
  OPEN_ACL_UNSAFE,
  Simulation,
  type InvariantId,
  type MistakeId,
  type ServerId,
  type ServerState,
} from '../../src/engine/index.ts';
import { SAMPLE_CONFIG } from '../../src/scenarios/scenario/sampleServer.ts';
import { SIDS, type Sid, type SpecEvent } from './events.ts';
import { zxidText } from './zxidText.ts';

/** Of two equal votes the one for the higher number wins, and the searches have s0 and then s1 win those. */
export const SERVERS: Readonly<Record<Sid, ServerId>> = { s0: 'server:3', s1: 'server:2', s2: 'server:1' };

const INVARIANTS: readonly InvariantId[] = [
  'I-12e',
  'I-15',
  'I-16',
  'I-17',
  'I-34',
  'I-35',
  'I-36',
  'I-37',
  'I-38',
];

export class SpecWorld {
  readonly sim: Simulation;
  /** Who can speak with one another. */
  #group: ReadonlySet<Sid> = new Set(SIDS);

  constructor(mistakes: readonly MistakeId[]) {
    this.sim = new Simulation(
      {
        seed: 1,
        config: { ...SAMPLE_CONFIG, initLimit: 10, syncLimit: 5, mistakes },
        servers: ['server:1', 'server:2', 'server:3'],
        clients: [],
        newcomer: null,
        nodes: [],
        latencyMs: { min: 1, max: 1 },
        conductor: [],
      },
      {},
      { invariants: INVARIANTS },
    );
  }

  server(sid: Sid): ServerState {
    const state = this.sim.world.servers.get(SERVERS[sid]);
    if (state === undefined) throw new Error(`there is no ${SERVERS[sid]}`);
    return state;
  }

  /** Has the action happen. What cannot be in this world is said in a sentence; null if it was. */
  follow(event: SpecEvent): string | null {
    switch (event.action) {
      case 'SetInitState':
        return this.#begin();
      case 'NodeCrash': {
        this.sim.give({ type: 'crashServer', server: SERVERS[event.sid] });
        return this.#leave(event.sid);
      }
      case 'NodeStart':
        this.sim.give({ type: 'startServer', server: SERVERS[event.sid] });
        return null;
      case 'PartitionStart':
        return this.#leave(event.other);
      case 'ElectionAndDiscovery':
        return this.#elect(event.sid, event.peers);
      case 'LeaderSyncFollower':
        return this.#untilRecord('sync.sent', event.sid, { to: SERVERS[event.other] });
      case 'FollowerProcessSyncMessage':
        return this.#receiveSync(event.sid, event.mode);
      case 'FollowerProcessPROPOSALInSync':
        return this.#until(
          () =>
            (this.server(event.sid).learnerSync.value?.notLogged ?? []).some(
              ({ txn }) => zxidText(txn.zxid) === event.zxid,
            ),
          `${event.sid} is sent ${event.zxid}`,
        );
      case 'FollowerProcessCOMMITInSync':
        return this.#until(
          () =>
            (this.server(event.sid).learnerSync.value?.committed ?? []).some(
              (zxid) => zxidText(zxid) === event.zxid,
            ),
          `${event.sid} is told that ${event.zxid} is committed`,
        );
      case 'FollowerProcessNEWLEADER':
        return this.#untilRecord('epoch.begun', event.sid, {});
      case 'LeaderProcessACKLD':
        return this.#untilRecord('leader.established', event.sid, {});
      case 'FollowerProcessPROPOSAL':
        this.#connect(new Set([event.sid, event.other]));
        return this.#until(() => this.#hasLogged(event.sid, event.zxid), `${event.sid} logs ${event.zxid}`);
      case 'LeaderProcessACK':
        // What that commits is applied in the same action there, in steps of its own here.
        return (
          this.#untilRecord('txn.acked', event.sid, { by: SERVERS[event.other] }) ??
          this.#until(
            () => this.server(event.sid).finalQueue.size === 0,
            `${event.sid} applies what is committed`,
          )
        );
    }
  }

  /** A session is 1:1. A znode is 1:2, and only the leader has it: nobody is connected. */
  #begin(): string | null {
    this.#settle();
    const wire = this.sim.openWire('c', SERVERS.s0);
    this.sim.sendWire(wire, {
      kind: 'connect',
      sessionId: '0x0',
      password: '',
      timeoutMs: 40_000,
      lastZxidSeen: 0,
      readOnly: false,
    });
    this.#settle();
    this.#connect(new Set());
    this.sim.sendWire(wire, {
      kind: 'request',
      xid: 1,
      request: { op: 'create', path: '/x', data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT' },
    });
    return this.#until(() => this.#hasLogged('s0', '1:2'), 's0 logs 1:2');
  }

  #receiveSync(sid: Sid, mode: string): string | null {
    const failed = this.#untilRecord('sync.received', sid, {});
    const sent = this.sim.recordsOf(this.sim.steps).find((record) => record.kind === 'sync.received');
    return (
      failed ??
      (sent?.mode === mode ? null : `${sid} is sent ${sent?.mode ?? 'nothing'}, where the trace has ${mode}`)
    );
  }

  #elect(leader: Sid, peers: readonly Sid[]): string | null {
    this.#connect(new Set([leader, ...peers]));
    const epoch = () => this.server(leader).peer.value?.leadingEpoch;
    const isOver = () =>
      peers.every((sid) => {
        const peer = this.server(sid).peer.value;
        return peer?.phase === 'synchronization' && peer.acceptedEpoch === epoch();
      });
    const other = () => SIDS.find((sid) => sid !== leader && this.#phase(sid) === 'LEADING');
    const failed = this.#until(() => isOver() || other() !== undefined, `${leader} leads`);
    const instead = other();
    return instead === undefined ? failed : `${instead} leads, where the trace has ${leader}`;
  }

  /** Who is left without a quorum or a leader looks for one. */
  #leave(sid: Sid): string | null {
    const rest = SIDS.filter((each) => each !== sid);
    const inOffice = rest.filter(
      (each) => this.#phase(each) === 'LEADING' || this.#phase(each) === 'FOLLOWING',
    );
    if (inOffice.length > 1 && inOffice.some((each) => this.#phase(each) === 'LEADING')) {
      this.#connect(new Set([...this.#group].filter((each) => each !== sid)));
      return null;
    }
    this.#connect(new Set());
    return this.#until(
      () => SIDS.every((each) => this.#phase(each) === 'LOOKING' || this.#phase(each) === 'DOWN'),
      'those without a leader look for one',
    );
  }

  #connect(group: ReadonlySet<Sid>): void {
    this.#group = group;
    this.sim.give({ type: 'healAll' });
    const alone = SIDS.filter((sid) => !group.has(sid)).map((sid) => [SERVERS[sid]]);
    const together = [...group].map((sid) => SERVERS[sid]);
    const groups = together.length === 0 ? alone : [together, ...alone];
    if (groups.length > 1) this.sim.give({ type: 'partition', groups });
  }

  #phase(sid: Sid): string {
    const { vars, peer } = this.server(sid);
    return vars.value.state === 'down' ? 'DOWN' : (peer.value?.role ?? 'LOOKING');
  }

  #hasLogged(sid: Sid, zxid: string): boolean {
    return this.server(sid)
      .log.toArray()
      .some(({ txn }) => zxidText(txn.zxid) === zxid);
  }

  #settle(): void {
    for (let steps = 0; !this.sim.isQuiescent() && steps < PATIENCE; steps++) this.sim.step();
  }

  #untilRecord(kind: string, sid: Sid, fields: Readonly<Record<string, unknown>>): string | null {
    return this.#until(
      () =>
        this.sim
          .recordsOf(this.sim.steps)
          .some(
            (record) =>
              record.kind === kind &&
              record.actor === SERVERS[sid] &&
              Object.entries(fields).every(
                ([name, value]) => new Map(Object.entries(record)).get(name) === value,
              ),
          ),
      `${sid} comes to ${kind}`,
    );
  }

  #until(isSo: () => boolean, what: string): string | null {
    for (let steps = 0; steps < PATIENCE; steps++) {
      if (isSo()) return null;
      if (!this.sim.step()) break;
    }
    return `it does not come to this: ${what}`;
  }
}

const PATIENCE = 5000;
