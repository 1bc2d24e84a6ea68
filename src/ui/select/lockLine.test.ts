import { expect, it } from 'vitest';
import { entitledCount, inLine, lockLine, type Line } from './lockLine.ts';

const ONE: Line = { parent: '/lock', order: 'sequence', permits: 1 };

it('One holds an exclusive lock, the lowest number', () => {
  const standing = inLine(['/lock/n-0000000012', '/lock/n-0000000003', '/lock/other'], ONE);
  expect(standing).toEqual(['/lock/n-0000000003', '/lock/n-0000000012']);
  expect(entitledCount(standing, ONE)).toBe(1);
});

it('A semaphore is held by as many as there are permits', () => {
  const line = lockLine({ lock: { parent: '/leases', order: 'sequence' } }, { values: { permits: 3 } });
  expect(entitledCount(['a-1', 'a-2'], line)).toBe(2);
  expect(entitledCount(['a-1', 'a-2', 'a-3', 'a-4'], line)).toBe(3);
});

it('Readers hold together up to the first writer, a writer alone', () => {
  expect(entitledCount(['read-1', 'read-2', 'write-3', 'read-4'], ONE)).toBe(2);
  expect(entitledCount(['write-1', 'read-2'], ONE)).toBe(1);
  expect(entitledCount(['hostB-R-1', 'hostA-R-2'], ONE)).toBe(2);
});

it('Nobody holds what nobody stands for', () => {
  expect(entitledCount([], ONE)).toBe(0);
});
