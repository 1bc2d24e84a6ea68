import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  habitsAfter,
  NO_HABITS,
  type ClientMessage,
  type Habits,
  type WireId,
} from '../../../engine/index.ts';
import { PacketSchema } from '../../../scenarios/link/packetSchema.ts';
import { libraryOf, type Guess } from '../../../ui/select/outside/library.ts';

/** What zkCli.sh of ZooKeeper 3.8.0, kazoo 2.8, Curator 5.4, the C client 3.8.0, go-zookeeper of 2018 and node-zookeeper-client 1.1 sent to the lab's servers; a server was killed once. */
const PACKETS = v.parse(
  v.record(v.string(), v.array(v.object({ wire: v.string(), atMs: v.number(), message: PacketSchema }))),
  JSON.parse(readFileSync(new URL('recordedPackets.json', import.meta.url), 'utf8')),
);

describe('the library of a client outside', () => {
  it('is Curator where its tracker reads the configuration as soon as it is connected', () => {
    expect(guessesOf(packetsOf('curator'))).toEqual([{ library: 'curator', clue: 'readsConfig' }]);
  });

  it('is kazoo where a contender of its lock has its name', () => {
    expect(guessesOf(packetsOf('kazoo'))).toEqual([{ library: 'kazoo', clue: 'contenderName' }]);
  });

  it('is kazoo, without the names, by pings that come before a third of the timeout', () => {
    const named = /__lock__/u;
    const others = packetsOf('kazoo').filter(({ message }) => !named.test(JSON.stringify(message)));
    expect(guessesOf(others)[0]).toEqual({ library: 'kazoo', clue: 'pingsJitter' });
  });

  it('is kazoo, without names and pings, where the numbers begin at 1 again on another connection', () => {
    const named = /__lock__|"ping"/u;
    const others = packetsOf('kazoo').filter(({ message }) => !named.test(JSON.stringify(message)));
    expect(guessesOf(others)).toEqual([{ library: 'kazoo', clue: 'xidsBeginAgain' }]);
  });

  it('is the Java client where setWatches follows a reconnect', () => {
    expect(guessesOf(packetsOf('zkCli'))).toEqual([{ library: 'java', clue: 'setsWatches' }]);
  });

  it('is the Java client, without watches, where the numbers go on after a reconnect', () => {
    const others = packetsOf('zkCli').filter(({ message }) => !/setWatches/u.test(JSON.stringify(message)));
    const renumbered = others.map((packet) =>
      packet.message.kind === 'request' && packet.message.xid > 3
        ? { ...packet, message: { ...packet.message, xid: packet.message.xid - 1 } }
        : packet,
    );
    expect(guessesOf(renumbered)).toEqual([{ library: 'java', clue: 'xidsGoOn' }]);
  });

  it('is not known where pings come after a third of the timeout: Java and C send them so', () => {
    const [connect] = packetsOf('zkCli');
    const lateMs = [0, 350, 20, 400, 0, 380, 10];
    const pings = lateMs.map((late, nth) => ({
      wire: 'wire:2' as const,
      atMs: 30_000 + 10_000 * nth + late,
      message: { kind: 'ping' } as const,
    }));
    expect(guessesOf([...(connect === undefined ? [] : [connect]), ...pings])).toEqual([]);
  });

  it('is neither where the connect request has no byte for read-only servers', () => {
    const [first] = packetsOf('zkCli');
    const old = first?.message.kind === 'connect' ? { ...first.message, readOnly: null } : null;
    expect(old).not.toBeNull();
    expect(guessesOf(old === null ? [] : [{ wire: 'wire:1', atMs: 0, message: old }])).toEqual([
      { library: 'other', clue: 'noReadOnly' },
    ]);
  });

  it('is the C client where the numbers begin at the time of day, and not Java for its setWatches', () => {
    expect(packetsOf('c').some(({ message }) => isSetWatches(message))).toBe(true);
    expect(guessesOf(packetsOf('c'))).toEqual([{ library: 'c', clue: 'xidsFromTime' }]);
  });

  it('is Go or Node where a client without the byte sets its watches anew, or numbers its requests from 0 on', () => {
    expect(guessesOf(packetsOf('go')).at(-1)).toEqual({ library: 'go', clue: 'setsWatches' });
    expect(guessesOf(packetsOf('node')).at(-1)).toEqual({ library: 'node', clue: 'xidsFrom0' });
  });

  it('is not known where watches are set anew by a client whose first requests nobody has seen', () => {
    const later = packetsOf('c').slice(packetsOf('c').findIndex(({ wire }) => wire === 'wire:4'));
    expect(later.some(({ message }) => isSetWatches(message))).toBe(true);
    expect(guessesOf(later.slice(0, 2))).toEqual([]);
  });

  it('is not guessed from what any library sends', () => {
    for (const client of ['zkCli', 'kazoo', 'curator'] as const)
      expect(guessesOf(packetsOf(client).slice(0, 1))).toEqual([]);
    expect(guessesOf(packetsOf('zkCli').slice(0, 4))).toEqual([]);
  });
});

function isSetWatches(message: ClientMessage): boolean {
  return message.kind === 'request' && message.request.op === 'setWatches';
}

interface Packet {
  readonly wire: WireId;
  readonly atMs: number;
  readonly message: ClientMessage;
}

function packetsOf(client: 'zkCli' | 'kazoo' | 'curator' | 'c' | 'go' | 'node'): readonly Packet[] {
  return (PACKETS[client] ?? []).map((packet) => ({ ...packet, wire: packet.wire as WireId }));
}

/** As it changed, in order; what is not known is left out. */
function guessesOf(packets: readonly Packet[]): readonly Guess[] {
  let habits: Habits = NO_HABITS;
  const guesses: Guess[] = [];
  for (const { atMs, message } of packets) {
    habits = habitsAfter(habits, message, atMs);
    const guess = libraryOf(habits);
    if (guess.clue !== null && guess.clue !== guesses.at(-1)?.clue) guesses.push(guess);
  }
  return guesses;
}
