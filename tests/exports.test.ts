import { describe, expect, it } from 'vitest';
import '../src/scenarios/library.ts';
import { Simulation } from '../src/engine/index.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
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
  const log = shivizLog(trace);
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
