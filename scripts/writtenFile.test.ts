import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FORMAT } from '../src/rooms/tap/model/recording.ts';
import { liveChoice } from '../src/rooms/live/model/liveWorld.ts';
import { RunFile } from './live/runFile.ts';
import { RecordFile } from './tap/recordFile.ts';

/** A disk that has no room left, where there is one to be had. */
const FULL = '/dev/full';

it.skipIf(!existsSync(FULL)).each([
  ['a recording of the tap', record],
  ['a run of live servers', runOf],
])('%s on a full disk is given up with one warning, and throws at nobody', (_what, write) => {
  const told: string[] = [];
  write((message) => told.push(message));
  expect(told).toEqual([expect.stringContaining('ENOSPC')]);
});

function record(onLost: (message: string) => void): void {
  const file = new RecordFile(FULL, { format: FORMAT, epochMs: 0, upstreams: [], keepsData: false }, onLost);
  for (let atMs = 0; atMs < 5000; atMs++) file.add({ kind: 'ping', atMs, connection: 1 });
  expect(file.isLost).toBe(true);
  file.end();
}

function runOf(onLost: (message: string) => void): void {
  const file = new RunFile(FULL, onLost);
  file.begin(liveChoice(1, {}));
  for (let step = 1; step < 5000; step++)
    file.add({ command: { type: 'crashServer', server: 'role:leader' }, afterStep: step, atMs: step });
  file.end(5000, 5000);
}
