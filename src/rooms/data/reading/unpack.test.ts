import { gzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createBody, logBytes, memoryFile } from '../testing/logBytes.ts';
import { unpack } from './unpack.ts';
import { unsnap } from './snappy.ts';

const LOG = logBytes([{ zxid: 1, type: 1, body: createBody('/a', { data: 'text' }) }], {
  padding: 1_000_000,
});

test('a zip of two servers has the logs of both, and nothing else', async () => {
  const zip = zipSync({ 'zk1/version-2/log.1': LOG, 'zk2/version-2/log.1': LOG, 'zk1/readme.txt': LOG });
  const { sources, damaged } = await unpack([memoryFile('both.zip', zip)]);
  expect(sources.map(({ path }) => path)).toEqual(['both/zk1/version-2/log.1', 'both/zk2/version-2/log.1']);
  expect(damaged).toEqual([]);
});

test('the zeros that a log ends with are not kept', async () => {
  const { sources } = await unpack([memoryFile('a.zip', zipSync({ 'version-2/log.1': LOG }))]);
  expect(sources[0]?.size).toBeLessThan(200_000);
});

test('paths that lead out of an archive lead nowhere', async () => {
  const { sources } = await unpack([memoryFile('a.zip', zipSync({ '../../etc/log.1': LOG }))]);
  expect(sources.map(({ path }) => path)).toEqual(['a/etc/log.1']);
});

test('an archive that is cut off is named, and what came before it is there', async () => {
  const whole = zipSync({ 'version-2/log.1': LOG, 'version-2/log.2': LOG }, { level: 0 });
  const { sources, damaged } = await unpack([memoryFile('a.zip', whole.slice(0, 100))]);
  expect(sources.length).toBeLessThan(2);
  expect(damaged.length + sources.length).toBeGreaterThan(0);
});

test('a bomb of zeros takes no room', async () => {
  const bomb = gzipSync(new Uint8Array(16 << 20));
  const { sources } = await unpack([memoryFile('snapshot.1.gz', bomb)]);
  expect(sources[0]?.size).toBe(0);
});

test('a block of Snappy that copies what is not there is refused', () => {
  const head = [0x82, 0x53, 0x4e, 0x41, 0x50, 0x50, 0x59, 0, 0, 0, 0, 1, 0, 0, 0, 1];
  expect(() => [...unsnap(Uint8Array.from([...head, 0, 0, 0, 4, 8, 0xf2, 0xff, 0xff]))]).toThrow(/not there/);
});
