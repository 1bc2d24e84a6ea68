import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ClientMessage, WireId } from '../../../engine/index.ts';
import { PacketSchema } from '../../../scenarios/link/packetSchema.ts';
import { newClues, takeMessage, takeTimeout, type Guess } from '../../../ui/select/outside/library.ts';

/** What zkCli.sh of ZooKeeper 3.8.0, kazoo 2.8 and Curator 5.4 sent to the lab's servers; a server was killed once. */
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

  it('is not guessed from what any library sends', () => {
    for (const client of ['zkCli', 'kazoo', 'curator'] as const)
      expect(guessesOf(packetsOf(client).slice(0, 1))).toEqual([]);
    expect(guessesOf(packetsOf('zkCli').slice(0, 4))).toEqual([]);
  });
});

interface Packet {
  readonly wire: WireId;
  readonly atMs: number;
  readonly message: ClientMessage;
}

function packetsOf(client: 'zkCli' | 'kazoo' | 'curator'): readonly Packet[] {
  return (PACKETS[client] ?? []).map((packet) => ({ ...packet, wire: packet.wire as WireId }));
}

function guessesOf(packets: readonly Packet[]): readonly Guess[] {
  const clues = newClues();
  for (const [step, { wire, atMs, message }] of packets.entries()) {
    takeMessage(clues, wire, message, { step, timeMs: atMs });
    if (message.kind === 'connect') takeTimeout(clues, message.timeoutMs);
  }
  return clues.guesses.map(({ guess }) => guess);
}
