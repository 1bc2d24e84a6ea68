import { expect, it } from 'vitest';
import { isOwnHost } from './ownHost.ts';

it.each([
  ['127.0.0.1:2180', '127.0.0.1'],
  ['localhost:2180', '127.0.0.1'],
  ['localhost', '127.0.0.1'],
  ['[::1]:2180', '127.0.0.1'],
  ['[::1]:2180', '::1'],
  ['[fd00::7]:2180', 'fd00::7'],
  ['box.example:2180', 'box.example'],
  ['evil.example', '0.0.0.0'],
  ['evil.example', '::'],
])('%s is the server’s own name at %s', (header, host) => {
  expect(isOwnHost(header, host)).toBe(true);
});

it.each([
  ['evil.example:2180', '127.0.0.1'],
  ['localhost.evil.example', '127.0.0.1'],
  ['[fd00::8]:2180', 'fd00::7'],
  ['', '127.0.0.1'],
])('%s is not at %s', (header, host) => {
  expect(isOwnHost(header, host)).toBe(false);
});
