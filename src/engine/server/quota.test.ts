import { describe, expect, it } from 'vitest';
import type { Data } from '../model/data.ts';
import { OPEN_ACL_UNSAFE } from '../model/acl.ts';
import { standaloneServer, type WireSession } from '../testing/serverHarness.ts';

function setQuota(a: WireSession, path: string, limits: string | null): void {
  const quota = `/zookeeper/quota${path}`;
  a.create(quota);
  a.create(`${quota}/zookeeper_limits`, 'PERSISTENT', limits);
  a.create(`${quota}/zookeeper_stats`, 'PERSISTENT', 'count=0,bytes=0');
}

function statsOf(a: WireSession, path: string): Data | undefined {
  return a.ask({ op: 'getData', path: `/zookeeper/quota${path}/zookeeper_stats`, watch: true }).body.data;
}

const setData = (path: string, data: string | null, version = -1) =>
  ({ op: 'setData', path, data, version }) as const;

describe('quotas', () => {
  it('[Z52] statistics count the path and all below, in place and untold', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.create('/q', 'PERSISTENT', 'xy');
    setQuota(a, '/q', 'count=1,bytes=1');
    expect(statsOf(a, '/q')).toBe('count=1,bytes=2');
    a.create('/q/a', 'PERSISTENT', '12345');
    a.ask(setData('/q/a', '1'));
    a.create('/q/b');
    a.ask({ op: 'delete', path: '/q/b', version: -1 });
    expect(statsOf(a, '/q')).toBe('count=2,bytes=3');
    expect(a.events()).toEqual([]);
    expect(stand.node('/zookeeper/quota/q/zookeeper_stats')?.version).toBe(0);
  });

  it('[Z52] soft limits and limits that are not enforced refuse nothing', () => {
    const a = standaloneServer().open('A');
    a.create('/q');
    setQuota(a, '/q', 'count=1,bytes=1=;byteHardLimit=1;countHardLimit=1');
    expect(a.create('/q/a', 'PERSISTENT', '12345').err).toBe('Ok');
  });

  it('[Z53] enforced hard limits refuse, after NodeExists and before BadVersion', () => {
    const a = standaloneServer({ enforceQuota: true }).open('A');
    a.create('/q');
    setQuota(a, '/q', 'count=-1,bytes=-1=;byteHardLimit=5;countHardLimit=2');
    expect(a.create('/q/a', 'PERSISTENT', '12345').err).toBe('Ok');
    expect(a.create('/q/a').err).toBe('NodeExists');
    expect(a.create('/q/b').err).toBe('QuotaExceeded');
    expect(a.err(setData('/q/a', '123456', 7))).toBe('QuotaExceeded');
    expect(a.err(setData('/q/a', '12345', 7))).toBe('BadVersion');
    expect(a.err(setData('/q/a', null))).toBe('Ok');
  });

  it('[Z53] a multi is measured against what is applied, not part by part', () => {
    const a = standaloneServer({ enforceQuota: true }).open('A');
    a.create('/q');
    setQuota(a, '/q', 'count=-1,bytes=-1=;byteHardLimit=-1;countHardLimit=2');
    const parts = ['/q/a', '/q/b'].map(
      (path) => ({ op: 'create', path, data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT' }) as const,
    );
    expect(a.ask({ op: 'multi', parts }).body.results?.map(({ err }) => err)).toEqual(['Ok', 'Ok']);
    expect(statsOf(a, '/q')).toBe('count=3,bytes=0');
  });

  it('[Z52] the deepest quota counts, and a quota ends with its limits node', () => {
    const a = standaloneServer().open('A');
    a.create('/q');
    a.create('/q/r');
    setQuota(a, '/q', 'count=9,bytes=9');
    setQuota(a, '/q/r', 'count=9,bytes=9');
    a.create('/q/r/x');
    expect([statsOf(a, '/q'), statsOf(a, '/q/r')]).toEqual(['count=2,bytes=0', 'count=2,bytes=0']);
    a.ask({ op: 'delete', path: '/zookeeper/quota/q/r/zookeeper_limits', version: -1 });
    a.create('/q/r/y');
    expect([statsOf(a, '/q'), statsOf(a, '/q/r')]).toEqual(['count=3,bytes=0', 'count=2,bytes=0']);
  });

  it.each([null, 'garbage', 'count=', 'count=x', ',count=5', '=', 'count=9223372036854775808', 'count=5\n'])(
    '[Z59] limits that cannot be read make what they would judge MarshallingError: %j',
    (limits) => {
      const a = standaloneServer({ enforceQuota: true }).open('A');
      a.create('/q');
      setQuota(a, '/q', limits);
      expect(a.create('/q/a').err).toBe('MarshallingError');
      expect(a.err(setData('/q', 'x'))).toBe('MarshallingError');
      const parts = ['/other', '/q/b'].map(
        (path) => ({ op: 'create', path, data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT' }) as const,
      );
      expect(a.ask({ op: 'multi', parts })).toMatchObject({ err: 'MarshallingError', body: {} });
      expect(a.create('/elsewhere').err).toBe('Ok');
      expect(statsOf(a, '/q')).toBe('count=1,bytes=0');
    },
  );

  it('[Z60] a limits node below a lookalike of the quota root puts a quota on a path, and takes it away', () => {
    const a = standaloneServer().open('A');
    for (const path of ['/X', '/zookeeper/quotaX', '/zookeeper/quota/X']) a.create(path);
    a.create('/zookeeper/quotaX/zookeeper_limits', 'PERSISTENT', 'count=1,bytes=1');
    a.create('/zookeeper/quota/X/zookeeper_stats', 'PERSISTENT', 'count=0,bytes=0');
    a.create('/X/a', 'PERSISTENT', 'abc');
    expect(statsOf(a, '/X')).toBe('count=2,bytes=3');
    a.ask({ op: 'delete', path: '/zookeeper/quotaX/zookeeper_limits', version: -1 });
    a.create('/X/b', 'PERSISTENT', 'abc');
    expect(statsOf(a, '/X')).toBe('count=2,bytes=3');
  });

  it('[Z60] a limits node with children is overlooked after a restart', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.create('/q');
    setQuota(a, '/q', 'count=9,bytes=9');
    a.create('/zookeeper/quota/q/zookeeper_limits/kid');
    a.create('/q/a');
    stand.restart();
    stand.restart();
    a.connect();
    a.create('/q/b');
    expect(statsOf(a, '/q')).toBe('count=2,bytes=0');
  });
});
