// Looking back shows what was known then, whatever was looked at before.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Ledger } from './ledger.ts';
import { parseRecording } from './recording.ts';
import { SILENT } from './serverReport.ts';
import type { TapEvent } from './tapEvent.ts';
import { TapRun } from './tapRun.ts';

test('what is known at a moment does not depend on what was looked at before', () => {
  const run = herdsRunning(12);
  for (const count of [2400, 1500, 2399, 2230, 1000, 999, 1001, 1]) {
    const fromTheFirst = new Ledger();
    for (const event of run.events.slice(0, count)) fromTheFirst.take(event);
    expect(knownIn(run.at(count)), `after ${count} events`).toEqual(knownIn(fromTheFirst));
  }
});

/** The recorded herd, one after the other, the clients under new numbers and one of them cut off in between. */
function herdsRunning(times: number): TapRun {
  const file = readFileSync(new URL('../ui/herd.tap', import.meta.url), 'utf8');
  const recording = parseRecording(file);
  if (recording === null) throw new Error('the recording cannot be read');
  const { head, events } = recording;
  const lastMs = events.at(-1)?.atMs ?? 0;
  const run = new TapRun(head);
  for (let time = 0; time < times; time++) {
    const at = { atMs: (time + 1) * lastMs, connection: time * 100 + 1 };
    run.add(events.map((event) => again(event, time, lastMs)));
    run.add([
      { ...at, kind: 'request', xid: 1000, op: 'create', path: `/lost-${time}`, bytes: 30 },
      { ...at, kind: 'report', server: 1, report: { ...SILENT, sessions: [], watches: [] }, connection: 0 },
      { ...at, kind: 'ended', by: 'server', bytes: { client: 1, server: 1 } },
    ]);
  }
  return run;
}

function again(event: TapEvent, time: number, lastMs: number): TapEvent {
  const { atMs, connection } = event;
  const renamed: TapEvent =
    'sessionId' in event && event.sessionId !== '0x0'
      ? { ...event, sessionId: `${event.sessionId}${time}` }
      : event;
  return {
    ...renamed,
    atMs: atMs + time * lastMs,
    connection: connection === 0 ? 0 : connection + time * 100,
  };
}

function knownIn(ledger: Ledger): object {
  const { connections, sessions, wakeups, asked, totals, connects, ops, paths, nodes, lostAnswers } = ledger;
  const { isJoined, nowMs, count } = ledger;
  const latencies = [...ops].map(([op, { latencies: each }]) => [
    op,
    each.withinMs(0.5),
    each.count,
    each.maxMs,
  ]);
  const woken = { all: wakeups.all, count: wakeups.count, clients: wakeups.clients };
  const state = { isJoined, nowMs, count, totals };
  return {
    state,
    connections,
    sessions,
    woken,
    asked: asked.all,
    connects,
    paths,
    nodes,
    lostAnswers,
    latencies,
  };
}
