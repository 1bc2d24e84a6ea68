import { describe, expect, it } from 'vitest';
import { standaloneServer } from '../testing/serverHarness.ts';
import { dateText } from '../model/javaDate.ts';

/** The value of a line `key: value` or `key<TAB>value`. */
function figure(text: string, key: string): string | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${key}:`) || each.startsWith(`${key}\t`));
  return line?.slice(key.length + 1).trim();
}

describe('four-letter words', () => {
  it('[Z56] a fresh server counts five nodes and the asking connection', () => {
    const srvr = standaloneServer().four('srvr');
    expect(srvr).toMatch(/^Zookeeper version: 3\.8\.0-[0-9a-f]{40}, built on /u);
    expect(srvr.split('\n').map((line) => line.replace(/version: .*/, 'version'))).toEqual([
      'Zookeeper version',
      'Latency min/avg/max: 0/0.0/0',
      'Received: 1',
      'Sent: 0',
      'Connections: 1',
      'Outstanding: 0',
      'Zxid: 0x0',
      'Mode: standalone',
      'Node count: 5',
      '',
    ]);
  });

  it('[Z56] words that are not whitelisted say so, srvr always works, unknown ones get no answer', () => {
    const stand = standaloneServer({ fourLetterWords: ['ruok'] });
    expect(stand.four('ruok')).toBe('imok');
    expect(stand.four('stat')).toBe('stat is not executed because it is not in the whitelist.\n');
    expect(stand.four('srvr')).toContain('Mode: standalone');
    expect(stand.four('xxxx')).toBe('');
    expect(stand.four('isro')).toBe('isro is not executed because it is not in the whitelist.\n');
    const mayBeReadOnly = standaloneServer({ fourLetterWords: ['ruok'], readOnlyMode: true });
    expect(mayBeReadOnly.four('isro')).toBe('rw');
  });

  it('[Z57] [W20] mntr counts both watch tables, ephemerals, sessions and data', () => {
    const stand = standaloneServer();
    expect(figure(stand.four('mntr'), 'zk_approximate_data_size')).toBe('44');
    const a = stand.open('A');
    a.create('/a', 'EPHEMERAL', 'xyz');
    a.ask({ op: 'getData', path: '/a', watch: true });
    a.ask({ op: 'getChildren', path: '/', watch: true });
    const mntr = stand.four('mntr');
    const keys = [
      'zk_watch_count',
      'zk_ephemerals_count',
      'zk_global_sessions',
      'zk_approximate_data_size',
      'zk_znode_count',
    ];
    expect(keys.map((key) => figure(mntr, key))).toEqual(['2', '1', '1', '49', '6']);
  });

  it('[W20] wchs, wchc and wchp show the data table, and a connection whose watches have fired', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.create('/a');
    a.ask({ op: 'getChildren', path: '/', watch: true });
    expect(stand.four('wchs')).toBe('0 connections watching 0 paths\nTotal watches:0\n');
    a.ask({ op: 'getData', path: '/a', watch: true });
    expect(stand.four('wchs')).toBe('1 connections watching 1 paths\nTotal watches:1\n');
    expect(stand.four('wchc')).toBe(`${a.id}\n\t/a\n\n`);
    expect(stand.four('wchp')).toBe(`/a\n\t${a.id}\n\n`);
    a.ask({ op: 'setData', path: '/a', data: '', version: -1 });
    expect(stand.four('wchs')).toBe('1 connections watching 0 paths\nTotal watches:0\n');
  });

  it('[Z56] dump lists buckets and ephemerals, an emptied session too', () => {
    const stand = standaloneServer();
    const a = stand.open('A', 2000);
    a.create('/e', 'EPHEMERAL');
    a.ask({ op: 'delete', path: '/e', version: -1 });
    expect(stand.four('dump').split('\n').slice(0, 7)).toEqual([
      'SessionTracker dump:',
      'Session Sets (1)/(1):',
      '1 expire at Thu Jan 01 00:00:02 UTC 1970:',
      `\t${a.id}`,
      'ephemeral nodes dump:',
      'Sessions with Ephemerals (1):',
      `${a.id}:`,
    ]);
  });

  it('[Z56] dates are those of the wall clock where it is known', () => {
    const stand = standaloneServer({ epochMs: Date.UTC(2026, 10, 24, 9) });
    stand.open('A', 2000);
    expect(stand.four('dump')).toContain('1 expire at Tue Nov 24 09:00:02 UTC 2026:');
    expect(stand.four('cons')).toContain(`est=${Date.UTC(2026, 10, 24, 9)},`);
  });

  it('[Z56] cons tells a connection’s last operation, crst and srst begin counting anew', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.ask({ op: 'exists', path: '/', watch: false });
    expect(stand.four('cons')).toContain(
      `(queued=0,recved=2,sent=2,sid=${a.id},lop=EXIS,est=0,to=10000,lcxid=0x1,lzxid=0x1,`,
    );
    expect(stand.four('crst')).toBe('Connection stats reset.\n');
    expect(stand.four('cons')).toContain(
      `(queued=0,recved=0,sent=0,sid=${a.id},lop=NA,est=0,to=10000,lzxid=0xffffffffffffffff,`,
    );
    expect(stand.four('srst')).toBe('Server stats reset.\n');
    expect(figure(stand.four('srvr'), 'Received')).toBe('1');
  });

  it('a packet over the limit is not read, and so not counted', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    const before = Number(figure(stand.four('srvr'), 'Received'));
    a.tell({ op: 'setData', path: '/', data: 'x'.repeat(1_048_576), version: -1 });
    expect(a.arrivals()).toEqual(['closed']);
    expect(Number(figure(stand.four('srvr'), 'Received'))).toBe(before + 1);
  });

  it('[Z56] words and their answers are packets, but not a word that no server knows', () => {
    const stand = standaloneServer();
    const counts = () => {
      const text = stand.four('srvr');
      return [figure(text, 'Received'), figure(text, 'Sent')];
    };
    expect([counts(), counts()]).toEqual([
      ['1', '0'],
      ['2', '1'],
    ]);
    stand.four('xxxx');
    expect(counts()).toEqual(['3', '2']);
    stand.four('hash');
    expect(counts()).toEqual(['5', '3']);
    stand.four('srst');
    expect(counts()).toEqual(['1', '1']);
  });

  it('[Z56] the asking connection is among those that dump lists', () => {
    const stand = standaloneServer();
    expect(stand.four('dump').split('\n').slice(4, 9)).toEqual([
      'Connections dump:',
      'Connections Sets (1)/(1):',
      '1 expire at Thu Jan 01 00:00:20 UTC 1970:',
      '\tip: /127.0.0.1:39999 sessionId: 0x0',
      '',
    ]);
  });

  it('[Z56] hash has the digest after every 128th transaction; a restart begins again at the newest snapshot', () => {
    const stand = standaloneServer({ treeDigest: true });
    const a = stand.open('A');
    for (let made = 0; made < 126; made++) a.create(`/n${made}`);
    expect(stand.four('hash')).toBe('');
    a.ask({ op: 'delete', path: '/none', version: -1 });
    const digest = stand.state.digest.value ?? 0;
    expect(stand.four('hash')).toBe(`80: ${digest}\n`);
    for (let made = 0; made < 130; made++) a.create(`/m${made}`);
    const both = stand.four('hash');
    expect(both).toMatch(new RegExp(`^80: ${digest}\n100: \\d+\n$`, 'u'));
    stand.restart();
    expect(stand.four('hash')).toBe(both);
    stand.restart();
    expect(stand.four('hash')).toBe('');
  });

  it('[Z56] conf, envi, dirs and isro answer', () => {
    const stand = standaloneServer();
    expect(stand.four('conf')).toContain('tickTime=500\n');
    expect(stand.four('envi')).toMatch(/^Environment:\nzookeeper\.version=/);
    expect(stand.four('dirs')).toMatch(/^datadir_size: \d+\nlogdir_size: \d+\n$/);
    expect(stand.four('isro')).toBe('rw');
  });

  it.each([0, 951_782_400_000, 951_868_799_000, 1_709_164_800_000, 1_795_195_735_745, 4_102_444_799_999])(
    'writes the date of %i as java.util.Date does',
    (ms) => {
      const [weekday, day, month, year, clock] = new Date(ms).toUTCString().replace(',', '').split(' ');
      expect(dateText(ms)).toBe(`${weekday} ${month} ${day} ${clock} UTC ${year}`);
    },
  );
});
