import { describe, expect, it } from 'vitest';
import type { SetWatchesRequest } from '../model/message.ts';
import { standaloneServer, type WireSession } from '../testing/serverHarness.ts';

function open() {
  const stand = standaloneServer();
  return { a: stand.open('A'), b: stand.open('B') };
}

const setData = (path: string) => ({ op: 'setData', path, data: 'x', version: -1 }) as const;
const remove = (path: string) => ({ op: 'delete', path, version: -1 }) as const;

function setWatches(lists: Partial<SetWatchesRequest>): SetWatchesRequest {
  return {
    op: 'setWatches',
    relativeZxid: 0,
    data: [],
    exist: [],
    child: [],
    persistent: [],
    recursive: [],
    ...lists,
  };
}

describe('[W19] setWatches', () => {
  function away(b: WireSession, meanwhile: () => void): number {
    const seen = b.lastZxidSeen;
    b.drop();
    meanwhile();
    b.connect();
    return seen;
  }

  it('tells what changed since the zxid seen last, in list order, and sets the rest', () => {
    const { a, b } = open();
    for (const path of ['/changed', '/gone', '/parent', '/quiet']) a.create(path);
    b.ask({ op: 'sync', path: '/' });
    const relativeZxid = away(b, () => {
      a.ask(setData('/changed'));
      a.ask(remove('/gone'));
      a.create('/parent/x');
      a.create('/new');
    });
    b.tell(
      setWatches({
        relativeZxid,
        data: ['/changed', '/gone', '/quiet'],
        exist: ['/new', '/later'],
        child: ['/parent', '/quiet', '/gone'],
      }),
    );
    expect(b.arrivals()).toEqual([
      'NodeDataChanged /changed',
      'NodeDeleted /gone',
      'NodeCreated /new',
      'NodeChildrenChanged /parent',
      'NodeDeleted /gone',
      'reply setWatches Ok 10',
    ]);
    a.ask(setData('/quiet'));
    a.create('/later');
    a.create('/quiet/x');
    expect(b.events()).toEqual([
      'NodeDataChanged /quiet',
      'NodeCreated /later',
      'NodeChildrenChanged /quiet',
    ]);
  });

  it('deleted and created again looks like changed data', () => {
    const { a, b } = open();
    a.create('/a');
    b.ask({ op: 'sync', path: '/' });
    const relativeZxid = away(b, () => {
      a.ask(remove('/a'));
      a.create('/a');
    });
    b.tell(setWatches({ relativeZxid, data: ['/a'] }));
    expect(b.events()).toEqual(['NodeDataChanged /a']);
  });

  it('persistent watches miss the gap', () => {
    const { a, b } = open();
    const relativeZxid = away(b, () => a.create('/a'));
    b.tell(setWatches({ relativeZxid, persistent: ['/a'], recursive: ['/'] }));
    expect(b.events()).toEqual([]);
    a.ask(setData('/a'));
    expect(b.events()).toEqual(['NodeDataChanged /a']);
  });

  it('[Z64] stumbles over a null list, having done what the lists before it say', () => {
    const { a, b } = open();
    a.create('/a');
    expect(b.err(setWatches({ data: ['/a'], exist: ['/b'], child: null, persistent: ['/a'] }))).toBe(
      'MarshallingError',
    );
    expect(b.events()).toEqual(['NodeDataChanged /a']);
    a.create('/b');
    a.ask(setData('/a'));
    expect(b.events()).toEqual(['NodeCreated /b']);
  });

  it('[W19] takes the empty path for the root', () => {
    const { b } = open();
    const relativeZxid = b.lastZxidSeen;
    b.ask(setWatches({ relativeZxid, data: [''], exist: [''], child: [''] }));
    expect(b.events()).toEqual(['NodeCreated ']);
  });
});
