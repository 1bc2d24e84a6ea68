// What Debian's 3.8.0 answers is read as it is meant.
import { expect, it } from 'vitest';
import { epochOfZxid, reportOf, SILENT } from './serverReport.ts';

const ANSWERS = {
  srvr: 'Zookeeper version: 3.8.0\nLatency min/avg/max: 1/2.6/6\nConnections: 2\nZxid: 0x300000002\nMode: follower\nNode count: 6\n',
  mntr: 'zk_version\t3.8.0\nzk_server_state\tfollower\nzk_ephemerals_count\t1\nzk_znode_count\t6\nzk_watch_count\t3\n',
  cons: ' /127.0.0.1:50352[0](queued=0,recved=1,sent=0)\n /127.0.0.1:50334[1](queued=0,recved=5,sent=5,sid=0x10000b437c10000,lop=EXIS,to=20000)\n\n',
  wchp: '/a\n\t0x10000b437c10000\n\t0x10000b437c10001\n/none\n\t0x10000b437c10000\n\n',
  dump: 'SessionTracker dump:\nSession Sets (1)/(1):\n1 expire at Thu Nov 26 00:51:08 UTC 2026:\n\t0x10000b437c10000\nephemeral nodes dump:\nSessions with Ephemerals (1):\n0x10000b437c10000:\n\t/a\nConnections dump:\nConnections Sets (1)/(1):\n1 expire at Thu Nov 26 00:51:06 UTC 2026:\n\tip: /127.0.0.1:50380 sessionId: 0x0\n',
};

it('reads role, counts, sessions, watches and ephemeral znodes', () => {
  expect(reportOf(ANSWERS)).toEqual({
    mode: 'follower',
    zxid: '0x300000002',
    znodes: 5,
    watchCount: 3,
    ephemeralCount: 1,
    sessions: ['0x10000b437c10000'],
    watches: [
      { session: '0x10000b437c10000', path: '/a' },
      { session: '0x10000b437c10001', path: '/a' },
      { session: '0x10000b437c10000', path: '/none' },
    ],
    ephemerals: [{ session: '0x10000b437c10000', path: '/a' }],
    refused: [],
    isCut: false,
  });
  expect(epochOfZxid('0x300000002')).toBe(3);
});

it('names words that the server does not allow, and takes the rest', () => {
  const wchp = 'wchp is not executed because it is not in the whitelist.\n';
  expect(reportOf({ ...ANSWERS, wchp, cons: wchp.replace('wchp', 'cons') })).toMatchObject({
    mode: 'follower',
    watches: null,
    sessions: null,
    refused: ['cons', 'wchp'],
  });
});

it('knows nothing of a server that does not serve or does not answer', () => {
  const idle = 'This ZooKeeper instance is not currently serving requests\n';
  expect(reportOf({ srvr: idle, mntr: idle, cons: idle, wchp: idle, dump: idle })).toEqual(SILENT);
  expect(reportOf({ srvr: null, mntr: null, cons: null, wchp: null, dump: null })).toEqual(SILENT);
});

it('keeps a bounded list, and says that it is cut', () => {
  const many = `/a\n${'\t0x1\n'.repeat(6000)}`;
  expect(reportOf({ ...ANSWERS, wchp: many })).toMatchObject({ isCut: true, watches: { length: 5000 } });
});
