import { describe, expect, it } from 'vitest';
import { fourAnswerOf, modeIn, zxidIn } from './fourAnswers.ts';
import { Notation } from './notation.ts';

describe('the answer to a four-letter word', () => {
  it('is its whole text for ruok, isro and wchs', () => {
    expect(parsed('ruok', 'imok')).toEqual({ text: 'imok' });
  });

  it('is four fields for srvr and stat', () => {
    const text =
      'Zookeeper version: 3.8.0\nReceived: 6\nConnections: 2\nZxid: 0x1f\nMode: standalone\nNode count: 6\n';
    expect(parsed('srvr', text)).toEqual({ zxid: 31, mode: 'standalone', nodeCount: 6, connections: 2 });
  });

  it('is the text where the server serves nobody', () => {
    const text = 'This ZooKeeper instance is not currently serving requests\n';
    expect(parsed('srvr', text)).toEqual({ text: text.trim() });
    expect(modeIn(text)).toBe('not-serving');
    expect(zxidIn(text)).toBeNull();
    expect(modeIn('')).toBeNull();
  });

  it('is the comparable keys of mntr, as whole numbers', () => {
    const text =
      'zk_version\t3.8.0\nzk_server_state\tstandalone\nzk_znode_count\t5\nzk_watch_count\t2.0\nzk_uptime\t77\n';
    expect(parsed('mntr', text)).toEqual({
      zk_server_state: 'standalone',
      zk_znode_count: 5,
      zk_watch_count: 2,
    });
  });

  it('is a table with letters for wchc and wchp', () => {
    expect(parsed('wchc', '0x1b\n\t/b\n\t/a\n0x1a\n\t/c\n\n')).toEqual({ A: ['/c'], B: ['/a', '/b'] });
    expect(parsed('wchp', '/b\n\t0x1b\n\t0x1a\n/a\n\t0x99\n\n')).toEqual({ '/a': ['?'], '/b': ['A', 'B'] });
  });

  it('is the count of sessions and the table of ephemerals for dump', () => {
    const text = `SessionTracker dump:
Session Sets (2)/(2):
1 expire at Thu Jan 01 00:00:10 UTC 1970:
	0x1a
1 expire at Thu Jan 01 00:00:12 UTC 1970:
	0x1b
ephemeral nodes dump:
Sessions with Ephemerals (1):
0x1b:
	/b
	/a/e
Connections dump:
Connections Sets (1)/(2):
2 expire at Thu Jan 01 00:00:12 UTC 1970:
	ip: /127.0.0.1:1 sessionId: 0x1b
`;
    expect(parsed('dump', text)).toEqual({ sessions: 2, ephemerals: { B: ['/a/e', '/b'] } });
    expect(parsed('dump', '')).toEqual({ sessions: null, ephemerals: {} });
  });
});

function parsed(word: string, text: string): unknown {
  const notation = new Notation('one');
  notation.learn('0x1a', 'A');
  notation.learn('0x1b', 'B');
  return fourAnswerOf(word, text, notation);
}
