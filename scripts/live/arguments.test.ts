import { describe, expect, it } from 'vitest';
import { BadArgument, parseLiveArguments } from './arguments.ts';

describe('what is asked for', () => {
  it('is three servers on the usual ports, seen by this machine alone, if nothing is said', () => {
    expect(parseLiveArguments([])).toMatchObject({
      ports: [2181, 2182, 2183],
      pagePort: 4180,
      host: '127.0.0.1',
      values: { servers: 3, latencyMs: 1, tickTimeMs: '2000', readOnlyMode: 'off', childOrder: 'hashSet' },
      json: false,
    });
  });

  it('may be said in full', () => {
    const args =
      '--servers 2 --ports 5000,0 --page off --latency-ms 0 --tick-ms 500 --read-only --child-order sorted --record run.json --json';
    expect(parseLiveArguments(args.split(' '))).toMatchObject({
      ports: [5000, 0],
      pagePort: null,
      values: { servers: 2, latencyMs: 0, tickTimeMs: '500', readOnlyMode: 'on', childOrder: 'sorted' },
      recordTo: 'run.json',
      json: true,
    });
  });

  it('may be help', () => {
    expect(parseLiveArguments(['--help'])).toBeNull();
  });

  it.each([
    ['--servers 0', /1 to 9/],
    ['--servers three', /1 to 9/],
    ['--ports 2181', /one for each of 3/],
    ['--ports 2181,2181,2182', /each server has its own/],
    ['--servers 1 --ports 70000', /0 to 65535/],
    ['--tick-ms 300', /2000, 1000, 500, 200/],
    ['--page elsewhere', /0 to 65535/],
    ['--speed 3', /--speed/],
    ['--child-order random', /hash-set, sorted/],
    ['--super-digest super', /base64/],
    ['--four-letter-words ruok;stat', /four letters/],
    ['--max-client-cnxns many', /0 to 10000/],
    ['--admin-port 65534', /0 to 65532/],
  ])('makes no sense as %s', (args, why) => {
    expect(() => parseLiveArguments(args.split(' '))).toThrow(BadArgument);
    expect(() => parseLiveArguments(args.split(' '))).toThrow(why);
  });
});
