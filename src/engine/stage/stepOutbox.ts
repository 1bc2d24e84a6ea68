// The outbox of the step being taken. One object serves all steps of a world, so that a step allocates little.
import type { ClientTask, ProgramThread } from '../client/clientState.ts';
import { hash32, hashString } from '../kernel/rng.ts';
import {
  isClientId,
  isServerId,
  type ActorId,
  type ClientId,
  type LinkId,
  type ResourceId,
  type ServerId,
} from '../model/ids.ts';
import type { Message } from '../model/anyMessage.ts';
import type { OpResult, Yielded } from '../model/op.ts';
import { closeEnd, openLink, sendOver } from './network.ts';
import { heedRecord } from './prompter.ts';
import type { ClientOutbox, Importance, ServerOutbox } from '../trace/outbox.ts';
import type { ServerTask } from '../server/serverState.ts';
import type { RecordBody, RecordHead } from '../trace/record.ts';
import type { RecordSink } from '../trace/sink.ts';
import type { What, World } from '../world/world.ts';

/** Runs programs: with real generators, or out of the trace while history is replayed. */
export interface ProgramPort {
  resume(client: ClientId, thread: ProgramThread, input: OpResult): Yielded;
  /** The client's process ended. */
  drop(client: ClientId): void;
}

export class StepOutbox
  implements ClientOutbox<ClientTask | ServerTask>, ServerOutbox<ClientTask | ServerTask>
{
  readonly #world: World;
  readonly #sink: RecordSink | null;
  readonly #programs: ProgramPort;
  #actor: RecordHead['actor'] = 'user';
  /** What the next record follows from. */
  #base: readonly number[] = [];
  #blamed: readonly number[] = [];
  /** The step's first record since it began or resumed causes; 0 before there is one. */
  #first = 0;
  #last = 0;

  constructor(world: World, sink: RecordSink | null, programs: ProgramPort) {
    this.#world = world;
    this.#sink = sink;
    this.#programs = programs;
  }

  /** Begins a step's handling by one actor. */
  begin(actor: RecordHead['actor'], causes: readonly number[]): void {
    this.#actor = actor;
    this.#base = causes;
    this.#blamed = NONE;
    this.#first = 0;
    this.#last = 0;
  }

  /** Lets another actor act within the same step; what it does follows from the last record. */
  actAs(actor: RecordHead['actor']): void {
    this.begin(actor, this.causes);
  }

  get nowMs(): number {
    return this.#world.timeMs;
  }

  get lastRecord(): number {
    return this.#last === 0 ? (this.#base[0] ?? 0) : this.#last;
  }

  get causes(): readonly number[] {
    return this.#last === 0 ? this.#base : [this.#last];
  }

  record(body: RecordBody): void {
    const world = this.#world;
    const seq = world.nextRecordSeq++;
    if (this.#sink !== null) {
      const base = this.#first === 0 ? this.#base : [this.#first];
      const causes =
        this.#blamed.length === 0 ? base : [...base, ...this.#blamed.filter((b) => !base.includes(b))];
      const head: RecordHead = { seq, step: world.step, timeMs: world.timeMs, actor: this.#actor, causes };
      // The body is a literal made for this call: completing it in place costs a third of copying both.
      this.#sink.add(Object.assign(body, head));
    }
    this.#blamed = NONE;
    this.#last = seq;
    if (this.#first === 0) this.#first = seq;
    if (world.cue !== null) heedRecord(world, body, this.#actor);
  }

  blame(...records: readonly number[]): void {
    this.#blamed = [...this.#blamed, ...records.filter((seq) => seq > 0)];
  }

  blameSilence(link: LinkId): void {
    const { silencedBy } = this.#world;
    if (silencedBy.size === 0) return;
    for (const end of [openerOf(link), this.#world.links.get(link)?.server]) {
      const command = end === undefined ? undefined : silencedBy.get(end);
      if (command !== undefined) this.blame(command);
    }
  }

  resumeCauses(causes: readonly number[]): void {
    this.#base = causes;
    this.#first = 0;
    this.#last = 0;
  }

  send(link: LinkId, message: Message, importance: Importance = 'foreground'): void {
    const direction = this.#endOf(link) === 'server' ? 'toClient' : 'toServer';
    sendOver(this.#world, link, direction, message, { causes: this.causes, importance });
  }

  open(to: ServerId | ResourceId): LinkId {
    return openLink(this.#world, this.#client(), to, isServerId(to) ? 'client' : 'resource');
  }

  openPeer(server: ServerId, channel: 'learner' | 'election'): LinkId {
    if (!isServerId(this.#actor)) throw new Error(`${this.#actor} is no server`);
    return openLink(this.#world, this.#actor, server, channel);
  }

  close(link: LinkId): void {
    closeEnd(this.#world, link, this.#endOf(link), 'closed', this.causes);
  }

  schedule(task: ClientTask | ServerTask, delayMs: number, importance: Importance = 'foreground'): void {
    const world = this.#world;
    world.agenda.push(
      world.timeMs + delayMs,
      workOf(world, this.#actor, task),
      importance === 'background',
      this.causes,
    );
  }

  resume(thread: number, input: OpResult): Yielded {
    const client = this.#client();
    const program = this.#world.clients.get(client)?.threads.get(thread);
    if (program === undefined) throw new Error(`${client} has no thread ${thread}`);
    return this.#programs.resume(client, program, input);
  }

  draw(purpose: number, bound: number): number {
    const actor = this.#actor;
    if (!isClientId(actor) && !isServerId(actor)) throw new Error(`${actor} leaves nothing to chance`);
    const opened = this.#world.linkCounts.get(actor) ?? 0;
    return hash32(this.#world.setup.seed, hashString(actor), purpose, opened) % bound;
  }

  /** Which end of a connection the present actor holds. */
  #endOf(link: LinkId): 'client' | 'server' {
    const isOpener = isClientId(this.#actor) || openerOf(link) === this.#actor;
    return isOpener ? 'client' : 'server';
  }

  #client(): ClientId {
    if (!isClientId(this.#actor)) throw new Error(`${this.#actor} is no client`);
    return this.#actor;
  }
}

const NONE: readonly number[] = [];

function openerOf(link: LinkId): ActorId {
  return link.slice(0, link.indexOf('#')) as ActorId;
}

/** A handler schedules its own kind of task alone; the type of its outbox says which. */
function workOf(world: World, actor: ActorId | 'user' | 'conductor', task: ClientTask | ServerTask): What {
  if (isClientId(actor)) {
    return {
      kind: 'client',
      client: actor,
      incarnation: incarnationOf(world, actor),
      task: task as ClientTask,
    };
  }
  if (!isServerId(actor)) throw new Error(`${actor} has no work of its own`);
  const server = world.servers.get(actor);
  return {
    kind: 'server',
    server: actor,
    incarnation: server?.vars.value.incarnation ?? 0,
    task: task as ServerTask,
  };
}

function incarnationOf(world: World, client: ClientId): number {
  return world.clients.get(client)?.vars.value.incarnation ?? 0;
}
