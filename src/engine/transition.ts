// One atomic step: takes an agenda item, a command or the conductor's turn, hands it to the actor it is for, and lets the
// outbox carry what follows. It only routes.
import { handleClient } from './client/process.ts';
import type { ClientInput, ClientTask } from './client/clientState.ts';
import { performCommand } from './commands/registry.ts';
import { openGates } from './stage/conductor.ts';
import type { AgendaItem } from './kernel/agenda.ts';
import { assertNever } from './kernel/assertNever.ts';
import {
  isClientId,
  isResourceId,
  isServerId,
  type ActorId,
  type ClientId,
  type LinkId,
  type ServerId,
} from './model/ids.ts';
import type { ClientMessage, CloseMessage, ServerMessage } from './model/message.ts';
import type { Message } from './model/anyMessage.ts';
import type { QuorumPacket } from './model/quorumPacket.ts';
import type { Command } from './model/command.ts';
import type { GateName } from './model/op.ts';
import { breakLink, closeEnd, holdArrival, refuse, releaseArrivals } from './stage/network.ts';
import { outsiderGranted } from './stage/outsiders.ts';
import { takeCue } from './stage/prompter.ts';
import { takeWrite } from './resource/takeWrite.ts';
import { handleServer } from './server/server.ts';
import type { ServerInput, ServerTask } from './server/serverState.ts';
import { StepOutbox, type ProgramPort } from './stage/stepOutbox.ts';
import type { Stage } from './stage/stage.ts';
import type { RecordSink } from './trace/sink.ts';
import type { Direction, Flight, Link, What, World } from './world/world.ts';

/** What leads from one world to the next. */
export type Input =
  | { readonly kind: 'item'; readonly item: AgendaItem<What> }
  | { readonly kind: 'command'; readonly command: Command; readonly atMs: number }
  | { readonly kind: 'gate'; readonly gate: GateName }
  /** The script's command that is due. */
  | { readonly kind: 'cue' };

/** What a transition talks to besides the world. */
export interface Ports {
  readonly programs: ProgramPort;
  /** Null: nothing is recorded; sequence numbers go on all the same. */
  readonly sink: RecordSink | null;
  /** Receives what arrives at a bare end of a connection. */
  readonly wire: ((link: LinkId, message: ServerMessage | CloseMessage) => void) | null;
}

export class Transition implements Stage {
  readonly world: World;
  readonly outbox: StepOutbox;
  readonly #ports: Ports;

  constructor(world: World, ports: Ports) {
    this.world = world;
    this.#ports = ports;
    this.outbox = new StepOutbox(world, ports.sink, ports.programs);
  }

  /** Takes one step. The world is written in place. */
  take(input: Input): void {
    const world = this.world;
    world.step++;
    switch (input.kind) {
      case 'item':
        world.timeMs = input.item.atMs;
        return this.#takeItem(input.item);
      case 'command':
        world.timeMs = input.atMs;
        this.outbox.begin('user', []);
        return performCommand(this, input.command);
      case 'gate':
        this.outbox.begin('conductor', []);
        return openGates(this, input.gate);
      case 'cue':
        return this.#takeCue();
      default:
        return assertNever(input);
    }
  }

  toClient(client: ClientId, input: ClientInput): void {
    const state = this.world.clients.get(client);
    if (state === undefined) throw new Error(`there is no ${client}`);
    this.outbox.actAs(client);
    handleClient(state, input, this.outbox);
    if (input.kind === 'resume') this.#takeUpHeld(client);
    const process = state.vars.value.process;
    if (process === 'killed' || process === 'closed') this.#ports.programs.drop(client);
  }

  toServer(server: ServerId, input: ServerInput): void {
    const state = this.world.servers.get(server);
    if (state === undefined) throw new Error(`there is no ${server}`);
    this.outbox.actAs(server);
    handleServer(state, this.world.setup.config, input, this.outbox);
  }

  toWire(link: LinkId, message: CloseMessage): void {
    this.#ports.wire?.(link, message);
  }

  #takeItem(item: AgendaItem<What>): void {
    const { what, causes } = item;
    switch (what.kind) {
      case 'deliver': {
        const flight = this.world.flights.get(what.flight);
        if (flight !== undefined) this.#deliver(flight);
        return;
      }
      case 'server':
        this.outbox.begin(what.server, causes);
        return this.#serverTask(what.server, what.task);
      case 'client':
        this.outbox.begin(what.client, causes);
        return this.#clientTask(what.client, what.task);
      case 'cue':
        return this.#takeCue();
      default:
        return assertNever(what);
    }
  }

  #takeCue(): void {
    const command = takeCue(this.world);
    this.outbox.begin('conductor', []);
    if (command !== null) performCommand(this, command);
  }

  #clientTask(client: ClientId, task: ClientTask): void {
    const world = this.world;
    if (world.clients.get(client)?.vars.value.process !== 'paused') {
      return this.toClient(client, { kind: 'task', task });
    }
    world.held.set(client, [...(world.held.get(client) ?? []), task]);
  }

  #serverTask(server: ServerId, task: ServerTask): void {
    const { frozen } = this.world;
    const held = frozen.size === 0 ? undefined : frozen.get(server);
    if (held === undefined) return this.toServer(server, { kind: 'task', task });
    frozen.set(server, [...held, task]);
  }

  #takeUpHeld(client: ClientId): void {
    const tasks = this.world.held.get(client) ?? [];
    this.world.held.delete(client);
    releaseArrivals(this.world, client);
    for (const task of tasks) this.outbox.schedule(task, 0);
  }

  #deliver(flight: Flight): void {
    const world = this.world;
    const link = world.links.get(flight.link);
    if (link === undefined) {
      world.flights.delete(flight.id);
      return;
    }
    const receiver = flight.direction === 'toServer' ? link.server : link.client;
    if (standsStill(world, receiver)) return holdArrival(world, flight);
    world.flights.delete(flight.id);
    this.outbox.begin(flight.direction === 'toServer' ? link.server : asActor(link), flight.causes);
    if (world.silencedBy.size > 0) heardFrom(world, link, flight.direction);
    if (flight.fate === 'dropped') return this.#dropReply(link, flight.message);
    if (link.channel === 'resource') this.#deliverToResource(link, flight.message);
    else if (link.channel !== 'client') this.#deliverToPeer(link, flight.direction, flight.message);
    else if (flight.direction === 'toServer') this.#deliverToServer(link, flight.message);
    else this.#deliverToClient(link, flight.message);
  }

  /** A write to a guarded resource, or the answer to it. The connection ends with that. */
  #deliverToResource({ id, client, server, clientEnd }: Link, message: Message): void {
    const resource = isResourceId(server) ? this.world.resources.get(server) : undefined;
    if (message.kind === 'write' && resource !== undefined && isClientId(client))
      takeWrite(resource, client, id, message, this.outbox);
    if (message.kind !== 'verdict') return;
    breakLink(this.world, id);
    if (isClientId(client) && clientEnd === 'open') this.toClient(client, message);
  }

  /** From server to server. */
  #deliverToPeer(link: Link, direction: Direction, message: Message): void {
    const world = this.world;
    const [end, receiver] =
      direction === 'toServer' ? (['server', link.server] as const) : (['client', link.client] as const);
    if ((end === 'server' ? link.serverEnd : link.clientEnd) === 'closed' || !isServerId(receiver)) return;
    if (world.servers.get(receiver)?.vars.value.state === 'down')
      return refuse(world, link, end, message, this.outbox.causes);
    if (message.kind === 'close') {
      world.links.set(link.id, { ...link, [end === 'server' ? 'clientEnd' : 'serverEnd']: 'closed' });
    }
    const packet = message as QuorumPacket | CloseMessage;
    this.toServer(receiver, { kind: 'packet', link: link.id, packet });
    if (message.kind === 'close') closeEnd(world, link.id, end, 'closed', this.outbox.causes);
  }

  #deliverToServer(link: Link, message: Message): void {
    const world = this.world;
    if (link.serverEnd === 'closed' || !isServerId(link.server)) return;
    const server = world.servers.get(link.server);
    if (server === undefined || server.vars.value.state === 'down')
      return refuse(world, link, 'server', message, this.outbox.causes);
    if (message.kind === 'close') world.links.set(link.id, { ...link, clientEnd: 'closed' });
    this.toServer(link.server, {
      kind: 'message',
      link: link.id,
      message: message as ClientMessage | CloseMessage,
    });
    if (message.kind === 'close') closeEnd(world, link.id, 'server', 'closed', this.outbox.causes);
  }

  #deliverToClient(link: Link, message: Message): void {
    if (link.clientEnd === 'closed') return;
    const forClient = message as ServerMessage | CloseMessage;
    if (message.kind === 'close') this.world.links.set(link.id, { ...link, serverEnd: 'closed' });
    if (isClientId(link.client))
      this.toClient(link.client, { kind: 'message', link: link.id, message: forClient });
    else this.#deliverOutside(link, forClient);
    if (message.kind === 'close') closeEnd(this.world, link.id, 'client', 'closed', this.outbox.causes);
  }

  #deliverOutside({ id, client }: Link, message: ServerMessage | CloseMessage): void {
    if (message.kind === 'connected')
      outsiderGranted(this.world, client, message.sessionId, message.timeoutMs);
    this.#ports.wire?.(id, message);
  }

  /** The connection breaks on both sides: the server reads a close, the client finds it gone. */
  #dropReply(link: Link, message: Message): void {
    if (message.kind !== 'reply' || !isClientId(link.client)) return;
    this.outbox.record({ kind: 'reply.dropped', link: link.id, op: message.op });
    closeEnd(this.world, link.id, 'client', 'reset', this.outbox.causes);
    handleClient(
      this.#client(link.client),
      { kind: 'replyDropped', link: link.id, op: message.op },
      this.outbox,
    );
  }

  #client(id: ClientId): Parameters<typeof handleClient>[0] {
    const state = this.world.clients.get(id);
    if (state === undefined) throw new Error(`there is no ${id}`);
    return state;
  }
}

/** Whether an agenda item is void: what it is about was planned anew, or its actor began another life. */
export function isStale(world: World, what: What): boolean {
  switch (what.kind) {
    case 'deliver': {
      const flight = world.flights.get(what.flight);
      return flight === undefined || flight.attempt !== what.attempt || flight.state !== 'flying';
    }
    case 'server': {
      const vars = world.servers.get(what.server)?.vars.value;
      if (vars === undefined || vars.incarnation !== what.incarnation) return true;
      // A process that runs is not started a second time: of two starts the first counts.
      return (vars.state === 'down') !== (what.task.type === 'start');
    }
    case 'client': {
      const vars = world.clients.get(what.client)?.vars.value;
      return (
        vars === undefined ||
        vars.incarnation !== what.incarnation ||
        vars.process === 'killed' ||
        vars.process === 'closed'
      );
    }
    case 'cue':
      return world.cue?.index !== what.index || world.cue.state !== 'planned';
    default:
      return assertNever(what);
  }
}

/** A process that stands still reads nothing: what arrives waits in its receive buffer. */
function standsStill(world: World, receiver: ActorId): boolean {
  if (isClientId(receiver)) return world.clients.get(receiver)?.vars.value.process === 'paused';
  return world.frozen.size > 0 && isServerId(receiver) && world.frozen.has(receiver);
}

/** An actor that can be heard again is not silenced any more: later deadlines are not the old command's doing. */
function heardFrom(world: World, link: Link, direction: Direction): void {
  const sender = direction === 'toServer' ? link.client : link.server;
  if (!world.silencedBy.has(sender) || link.path === 'cut' || standsStill(world, sender)) return;
  if (isClientId(sender) && world.clients.get(sender)?.vars.value.process !== 'running') return;
  world.silencedBy.delete(sender);
}

function asActor(link: Link): ClientId | 'user' {
  return isClientId(link.client) ? link.client : 'user';
}
