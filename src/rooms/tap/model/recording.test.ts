import { expect, test } from 'vitest';
import { FORMAT, recordingLine, parseRecording } from './recording.ts';

const HEAD = recordingLine({ format: FORMAT, epochMs: 0, upstreams: ['a:2181'], keepsData: false });
const PINGS = [1, 2, 3, 4].map((atMs) => recordingLine({ kind: 'ping', atMs, connection: 1 }));

test('events beyond those there is room for are counted apart from lines that cannot be read', () => {
  const recording = parseRecording(`${HEAD}${PINGS[0]}{"kind":\n${PINGS.slice(1).join('')}`, 2);
  expect(recording).toMatchObject({ unreadable: 1, leftOut: 2 });
  expect(recording?.events.map(({ atMs }) => atMs)).toEqual([1, 2]);
});
