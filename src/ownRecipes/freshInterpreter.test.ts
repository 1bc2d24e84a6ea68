import { expect, test } from 'vitest';
import { freshInterpreter } from './freshInterpreter.ts';
import { withItsMemory } from './load.ts';
import { Sandbox } from './sandbox.ts';

const CODE =
  'export default async function main(client) { client.log(1); await client.sleep(5); client.log(2); }';

test('where the memory is full one more program is refused, those that run go on, and one that ends makes room', async () => {
  const quickJs = await withItsMemory({ maximumPages: 256 });
  const begun = (): Sandbox => {
    const box = new Sandbox(freshInterpreter(quickJs), 'A');
    box.begin(CODE);
    return box;
  };
  const boxes: Sandbox[] = [];
  const fill = (): void => {
    while (boxes.length < 1000) boxes.push(begun());
  };
  for (let attempt = 0; attempt < 5; attempt++) expect(fill).toThrow('this needs too much memory');
  expect(boxes.length).toBeGreaterThan(10);
  for (const box of boxes) {
    const [, sleep] = box.takeCalls();
    box.settle(sleep?.id ?? 0, undefined);
    expect(box.takeCalls()).toContainEqual({ op: 'log', id: 0, args: { text: '2' }, line: 1 });
  }
  for (const box of boxes.splice(0, 8)) box.dispose();
  expect(begun().takeCalls()).toContainEqual({ op: 'log', id: 0, args: { text: '1' }, line: 1 });
});
