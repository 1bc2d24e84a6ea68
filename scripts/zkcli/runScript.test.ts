import { expect, test } from 'vitest';
import { runScript, type ScriptOptions } from './runScript.ts';

const GREETING = [
  'Connecting to localhost:2181',
  'Welcome to ZooKeeper!',
  'JLine support is disabled',
  '',
  'WATCHER::',
  '',
  'WatchedEvent state:SyncConnected type:None path:null',
];

test('lines that name no console are those of one zkCli, which prints and nothing else', () => {
  expect(linesOf(['create /a x', 'get /a'])).toEqual([...GREETING, 'Created /a', 'x']);
});

test('a file is there before zkCli has a connection, which only some commands wait for', () => {
  expect(
    linesOf(['get', 'create /a x', 'get -w /a', 'set /a y', 'close', 'ls /'], { typing: 'batch' }),
  ).toEqual([
    ...GREETING.slice(0, 3),
    'get [-s] [-w] path',
    ...GREETING.slice(3),
    'Created /a',
    'x',
    '',
    'WATCHER::',
    '',
    'WatchedEvent state:SyncConnected type:NodeDataChanged path:/a',
    '',
    'WATCHER::',
    '',
    'WatchedEvent state:Closed type:None path:null',
    'Not connected',
  ]);
});

test('zkCli ends with the file, connected or not', () => {
  expect(linesOf(['history'], { typing: 'batch' })).toEqual([...GREETING.slice(0, 3), '0 - history']);
});

test('an ensemble serves before anybody connects', () => {
  expect(linesOf(['config'], { servers: 3 })).toEqual([
    'Connecting to zk1:2181,zk2:2181,zk3:2181',
    ...GREETING.slice(1),
    'server.1=127.0.0.1:28881:38881:participant',
    'server.2=127.0.0.1:28882:38882:participant',
    'server.3=127.0.0.1:28883:38883:participant',
    'version=0',
  ]);
});

test('zkCli goes to another server where it is told so', () => {
  const printed = linesOf(['create -e /e', 'connect zk2:2181', 'ls /', 'connect zk9'], { servers: 3 });
  expect(printed.slice(7)).toEqual([
    'Created /e',
    '',
    'WATCHER::',
    '',
    'WatchedEvent state:Closed type:None path:null',
    '',
    'WATCHER::',
    '',
    'WatchedEvent state:SyncConnected type:None path:null',
    '[zookeeper]',
    'There is no server zk9 in this world',
  ]);
});

test('a script can speak to several clients and to the lab', () => {
  const script = [
    'create /a one',
    'lab> addClient',
    'client:B> get -w /a',
    'client:A> set /a two',
    'lab> ruok server:1',
    'crash server:1',
    'crashServer server:1',
    'ruok server:1',
    'wait 100',
  ];
  expect(linesOf(script).slice(GREETING.length)).toEqual([
    'client:A> create /a one',
    'Created /a',
    'lab> addClient',
    '-- client:B',
    ...GREETING,
    'client:B> get -w /a',
    'one',
    'client:A> set /a two',
    '-- client:B',
    '',
    'WATCHER::',
    '',
    'WatchedEvent state:SyncConnected type:NodeDataChanged path:/a',
    'lab> ruok server:1',
    'imok',
    'lab> crash server:1',
    'There is no command “crash”. Did you mean crashServer?',
    'lab> crashServer server:1',
    '-- client:A',
    '',
    'WATCHER::',
    '',
    'WatchedEvent state:Disconnected type:None path:null',
    '-- client:B',
    '',
    'WATCHER::',
    '',
    'WatchedEvent state:Disconnected type:None path:null',
    'lab> ruok server:1',
    'Four-letter word: server:1 is down.',
    'lab> wait 100',
  ]);
});

function linesOf(script: readonly string[], options: ScriptOptions = {}): readonly string[] {
  return runScript(script, options).trimEnd().split('\n');
}
