// A world that goes on with the wall clock and that outside clients act in. All they do is commands with their moments: the list of
// them makes the same run again. It knows no sockets and no clock: its caller tells it the time.
import {
  adminAnswer,
  adminText,
  isWireOpen,
  linkOfWire,
  outsiderWith,
  Simulation,
  wordOfAdminCommand,
} from '../../../engine/index.ts';
import type {
  CloseMessage,
  Command,
  ClientMessage,
  LinkId,
  Refusal,
  ServerId,
  ServerMessage,
  ServerState,
  SessionId,
  WireId,
} from '../../../engine/index.ts';
import { imageOf, type WorldImage } from '../../../engine/later.ts';
import { live } from '../../../scenarios/ensemble/live/scenario.ts';
import type { LinkCommand } from '../../../scenarios/link/permalink.ts';
import type { ParameterValues, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { Pump } from './pump.ts';

/** What becomes known of the world as it goes on. Nothing of it may act on the world at once. */
export interface LiveListener {
  delivered(link: LinkId, message: ServerMessage | CloseMessage): void;
  given(command: LinkCommand): void;
  /** So much of the wall's time was left out. */
  skipped(ms: number): void;
}

export class LiveWorld {
  readonly choice: ScenarioChoice;
  readonly #listener: LiveListener;
  readonly #simulation: Simulation;
  readonly #pump: Pump;
  #wires = 0;
  #passedMs: number;

  /** The servers have started when it is made: the wall clock counts from then. */
  constructor(choice: ScenarioChoice, listener: LiveListener, wallMs: number) {
    this.choice = choice;
    this.#listener = listener;
    this.#simulation = new Simulation(
      live.scenario.setup(choice),
      {},
      {
        keep: 'nothing',
        onWire: (link, message) => listener.delivered(link, message),
      },
    );
    serve(this.#simulation);
    this.#passedMs = this.#simulation.nowMs;
    this.#pump = new Pump(wallMs, this.#passedMs);
  }

  get servers(): readonly ServerId[] {
    return this.#simulation.setup.servers;
  }

  get maxPacketBytes(): number {
    return this.#simulation.setup.config.maxPacketBytes;
  }

  get step(): number {
    return this.#simulation.steps;
  }

  /** What there is now, for who did not see how it came about. */
  image(): WorldImage {
    return imageOf(this.#simulation.world);
  }

  get nowMs(): number {
    return this.#simulation.nowMs;
  }

  /** Every step that is due by then has been taken, and no command will be given before it. */
  get passedMs(): number {
    return this.#passedMs;
  }

  get speed(): number {
    return this.#pump.speed;
  }

  get isPaused(): boolean {
    return this.#pump.isPaused;
  }

  /** Whether a server's process is there: nobody listens on the port of one that is down. */
  isUp(server: ServerId): boolean {
    return this.#stateOf(server)?.vars.value.state !== 'down';
  }

  roleOf(server: ServerId): 'down' | 'looking' | 'leader' | 'follower' | 'standalone' {
    const state = this.#stateOf(server);
    if (state === undefined || !this.isUp(server)) return 'down';
    if (state.vars.value.state !== 'serving') return 'looking';
    if (state.peer.value === null) return 'standalone';
    return state.peer.value.role === 'LEADING' ? 'leader' : 'follower';
  }

  /** `still`: frozen, or the whole world stands still. */
  processOf(server: ServerId): 'running' | 'still' | 'down' {
    if (!this.isUp(server)) return 'down';
    return this.isPaused || this.#simulation.world.frozen.has(server) ? 'still' : 'running';
  }

  /** What the server's AdminServer answers. What resets something is a four-letter word over a connection of its own, which is in the run. */
  adminAnswer(server: ServerId, asked: string, wallMs: number): string {
    const { world, setup } = this.#simulation;
    const word = wordOfAdminCommand(asked);
    if (word !== null) {
      const wire = this.open(server, null, '0x0', wallMs);
      this.send(wire, [{ kind: 'fourLetterWord', word }], wallMs);
    }
    const self = this.#stateOf(server);
    if (self === undefined) throw new Error(`there is no ${server}`);
    const addressOf = (link: LinkId) => world.outsiders.get(wireOf(link))?.from ?? UNKNOWN_ADDRESS;
    return adminText(adminAnswer({ self, config: setup.config, nowMs: this.#passedMs, addressOf }, asked));
  }

  /** The connections that a server has, with their sessions, `0x0` where there is none yet. */
  wiresOf(server: ServerId): readonly { readonly wire: WireId; readonly sessionId: SessionId }[] {
    return [...(this.#stateOf(server)?.connections.values() ?? [])].map(({ link, sessionId }) => ({
      wire: wireOf(link),
      sessionId,
    }));
  }

  /** Everything happens that is due by now. False if there is more of it than one turn may take. */
  pass(wallMs: number): boolean {
    return this.#passUntil(this.#dueMs(wallMs));
  }

  /** How long nothing will happen by itself; null if nothing ever will. */
  idleMs(): number | null {
    const nextMs = this.#simulation.nextAtMs();
    return nextMs === null ? null : this.#pump.wallMsUntil(nextMs);
  }

  /**
   * `from`: the client's address. Who shows the session of a connection that is closed is the same client as before and keeps its wire;
   * `0x0`: it shows none.
   */
  open(server: ServerId, from: string | null, session: SessionId, wallMs: number): WireId {
    this.pass(wallMs);
    const wire = this.#wireOf(session) ?? (`wire:${++this.#wires}` as const);
    this.give({ type: 'openWire', wire, server, ...(from === null ? {} : { from }) }, wallMs);
    return wire;
  }

  /** The connection it has now, or had last. */
  linkOf(wire: WireId): LinkId {
    return linkOfWire(this.#simulation.world, wire);
  }

  send(wire: WireId, messages: readonly ClientMessage[], wallMs: number): void {
    this.#giveAll(
      messages.map((message): Command => ({ type: 'sendWire', wire, message })),
      wallMs,
    );
  }

  close(wire: WireId, wallMs: number): void {
    this.give({ type: 'closeWire', wire }, wallMs);
  }

  /** Why it cannot be done; null if it was. What is refused is no part of the run. */
  give(command: Command, wallMs: number): Refusal | null {
    return this.#giveAll([command], wallMs);
  }

  setPaused(isPaused: boolean, wallMs: number): void {
    this.pass(wallMs);
    this.#pump.setPaused(isPaused, wallMs);
  }

  setSpeed(speed: number, wallMs: number): void {
    this.pass(wallMs);
    this.#pump.setSpeed(speed, wallMs);
  }

  #giveAll(commands: readonly Command[], wallMs: number): Refusal | null {
    const dueMs = this.#dueMs(wallMs);
    this.#passUntil(dueMs);
    for (const command of commands) {
      const refusal = this.#simulation.refusal(command);
      if (refusal !== null) return refusal;
      const nextMs = this.#simulation.nextAtMs() ?? dueMs;
      const atMs = Math.max(this.#simulation.nowMs, Math.min(dueMs, nextMs));
      const afterStep = this.#simulation.steps;
      this.#simulation.give(command, atMs);
      this.#listener.given({ command, afterStep, atMs });
    }
    return null;
  }

  #dueMs(wallMs: number): number {
    const { worldMs, skippedMs } = this.#pump.at(wallMs);
    if (skippedMs > 0) this.#listener.skipped(skippedMs);
    return worldMs;
  }

  #passUntil(worldMs: number): boolean {
    const isDone = this.#simulation.runUntil(worldMs, STEPS_A_TURN) < STEPS_A_TURN;
    this.#passedMs = Math.max(this.#passedMs, isDone ? worldMs : this.#simulation.nowMs - 1);
    return isDone;
  }

  #wireOf(session: SessionId): WireId | null {
    const { world } = this.#simulation;
    const known = session === '0x0' ? null : outsiderWith(world, session);
    return known === null || isWireOpen(world, known.wire) ? null : known.wire;
  }

  #stateOf(server: ServerId): ServerState | undefined {
    return this.#simulation.world.servers.get(server);
  }
}

/** How long such servers take to start, of the world's time. */
export function startUpMs(choice: ScenarioChoice): number {
  const simulation = new Simulation(live.scenario.setup(choice), {}, { keep: 'nothing' });
  serve(simulation);
  return simulation.nowMs;
}

/** Steps until all servers serve. */
function serve(simulation: Simulation): void {
  const isServed = () =>
    [...simulation.world.servers.values()].every(({ vars }) => vars.value.state === 'serving');
  for (let steps = 0; !isServed() && steps < START_PATIENCE_STEPS; steps++) simulation.step();
}

/** The client at the outer end of a connection: `wire:4#2` is a connection of `wire:4`. */
export function wireOf(link: LinkId): WireId {
  return link.slice(0, link.indexOf('#')) as WireId;
}

/** What a live world is chosen by, complete: what is not said is as it usually is. */
export function liveChoice(seed: number, values: ParameterValues): ScenarioChoice {
  const usual = live.scenario.parameters.map(({ name, initial }) => [name, initial] as const);
  return {
    scenario: live.scenario.id,
    seed,
    clients: 0,
    values: { ...Object.fromEntries(usual), ...values },
  };
}

const UNKNOWN_ADDRESS = '127.0.0.1:0';
/** An ensemble that has no leader by then never will. */
const START_PATIENCE_STEPS = 100_000;
/** So that sockets are read in between. */
const STEPS_A_TURN = 20_000;
