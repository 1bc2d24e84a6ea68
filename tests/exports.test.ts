import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import '../src/scenarios/library.ts';
import { Simulation } from '../src/engine/index.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { animatedPng } from '../src/exports/animatedPng.ts';
import { mermaidDiagram } from '../src/exports/mermaid.ts';
import { shivizLog } from '../src/exports/shiviz.ts';

function traceOf(id: string, clients: number) {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  const values = Object.fromEntries(scenario.parameters.map(({ name, initial }) => [name, initial]));
  const simulation = new Simulation(scenario.setup({ scenario: id, seed: 1, clients, values }), recipeBook);
  simulation.runUntil(20_000);
  return simulation.trace;
}

describe('a log for ShiViz', () => {
  const trace = traceOf('failover', 2);
  const log = [...shivizLog(trace)].join('');
  // The expression that ShiViz offers, and what it demands of clocks.
  const events = [...log.matchAll(/(?<host>\S*) (?<clock>{.*})\n(?<event>.*)/g)].map(({ groups = {} }) => ({
    host: groups['host'] ?? '',
    clock: JSON.parse(groups['clock'] ?? '{}') as Record<string, number>,
    event: groups['event'] ?? '',
  }));

  it('has an event for each record, with a text', () => {
    expect(events).toHaveLength(trace.length);
    expect(events.every(({ event }) => event !== '')).toBe(true);
  });

  it('counts the events of each host from 1 without a gap', () => {
    const counts = new Map<string, number>();
    for (const { host, clock } of events) {
      const next = (counts.get(host) ?? 0) + 1;
      expect(clock[host]).toBe(next);
      counts.set(host, next);
    }
  });

  it('knows of another host no more than had happened there', () => {
    const counts = new Map<string, number>();
    for (const { host, clock } of events) {
      counts.set(host, (counts.get(host) ?? 0) + 1);
      for (const [other, count] of Object.entries(clock))
        expect(count).toBeLessThanOrEqual(counts.get(other) ?? 0);
    }
  });

  it('has an event of a server before that of the client it answers', () => {
    const reply = trace.find(({ kind }) => kind === 'reply.delivered');
    const clock = events[(reply?.seq ?? 0) - 1]?.clock ?? {};
    expect(Object.keys(clock).some((host) => host.startsWith('server:'))).toBe(true);
  });
});

describe('a diagram for Mermaid', () => {
  it('has clients before servers, an arrow each way, and no heartbeat', () => {
    const lines = mermaidDiagram(traceOf('herd-lock', 3)).split('\n');
    expect(lines[0]).toBe('sequenceDiagram');
    expect(lines.slice(1, 5).map((line) => line.trim())).toEqual([
      'participant client_A as client:A',
      'participant client_B as client:B',
      'participant client_C as client:C',
      'participant server_1 as server:1',
    ]);
    expect(lines.some((line) => /^ {2}client_A->>server_1: .*create \/exclusive_lock\/lock/.test(line))).toBe(
      true,
    );
    expect(lines.some((line) => /^ {2}server_1->>client_B: .*NodeExists/.test(line))).toBe(true);
    expect(lines.join('\n')).not.toMatch(/ping|pong/);
  });

  it('keeps signs of its own out of texts', () => {
    const texts = mermaidDiagram(traceOf('failover', 2))
      .split('\n')
      .map((line) => line.replace(/^[^:]*:/, ''));
    for (const text of texts.slice(8)) expect(text.replaceAll(/#(?:35|59);/g, '')).not.toMatch(/[#;]/);
  });

  it('leaves out what came long before, and says how much', () => {
    const diagram = mermaidDiagram(traceOf('herd-lock', 100));
    expect(diagram).toMatch(/Note over client_\w+: \d+ earlier messages left out/);
    expect(diagram.split('\n').filter((line) => line.includes('->>')).length).toBeLessThanOrEqual(200);
  });
});

describe('an animated PNG', () => {
  // A black point and a white one, as a library writes them.
  const point = (grey: number) => png(2, 1, [grey, grey, grey, 255, grey, grey, grey, 255]);
  const film = animatedPng([
    { png: point(0), x: 0, y: 0, shownMs: 83.3 },
    { png: point(255), x: 1, y: 0, shownMs: 2000 },
  ]);
  const chunks = chunksOf(film);

  it('says how many pictures there are, and shows each as long as asked', () => {
    expect(chunks.map(({ name }) => name)).toEqual(['IHDR', 'acTL', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'IEND']);
    expect(chunks[1]?.data.readUInt32BE(0)).toBe(2);
    expect([chunks[2], chunks[4]].map((each) => each?.data.readUInt16BE(20))).toEqual([83, 2000]);
  });

  it('counts its control chunks without a gap, and puts each picture in its place', () => {
    const numbered = chunks.filter(({ name }) => name === 'fcTL' || name === 'fdAT');
    expect(numbered.map(({ data }) => data.readUInt32BE(0))).toEqual([0, 1, 2]);
    expect(chunks[4]?.data.readUInt32BE(12)).toBe(1);
  });

  it('has the checksum that PNG asks for over each chunk', () => {
    for (const { named, sum } of chunks) expect(crc32(named)).toBe(sum);
  });

  it('refuses pictures of two kinds, which no film can hold', () => {
    const grey = Buffer.from(point(0));
    grey[25] = 0;
    const mixed = [point(0), new Uint8Array(grey)].map((each) => ({ png: each, x: 0, y: 0, shownMs: 1 }));
    expect(() => animatedPng(mixed)).toThrow('two kinds');
  });
});

function png(width: number, height: number, rgba: readonly number[]): Uint8Array {
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]);
  const data = deflateSync(Buffer.from([0, ...rgba]));
  const chunk = (name: string, content: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), content])));
    return Buffer.concat([length, Buffer.from(name), content, sum]);
  };
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]),
  );
}

function chunksOf(film: Uint8Array) {
  const bytes = Buffer.from(film);
  const chunks: { name: string; data: Buffer; named: Buffer; sum: number }[] = [];
  for (let at = 8; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const named = bytes.subarray(at + 4, end);
    chunks.push({
      name: named.toString('latin1', 0, 4),
      data: named.subarray(4),
      named,
      sum: bytes.readUInt32BE(end),
    });
    at = end + 4;
  }
  return chunks;
}
