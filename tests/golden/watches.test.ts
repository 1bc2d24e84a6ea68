// Golden facts of watches. G23 to G28 are about the client library and stand beside it, in clientWatches.test.ts.
import { expect, it } from 'vitest';
import { standaloneServer } from '../../src/engine/testing/serverHarness.ts';

it('G29 writing the bytes that are there already rings the data watch', () => {
  const stand = standaloneServer();
  const a = stand.open('A');
  const b = stand.open('B');
  a.create('/n', 'PERSISTENT', 'same');
  b.ask({ op: 'getData', path: '/n', watch: true });
  a.ask({ op: 'setData', path: '/n', data: 'same', version: -1 });
  expect(b.events()).toEqual(['NodeDataChanged /n']);
});
