import { expect, it } from 'vitest';
import { spokenIn } from '../../../words/load.ts';
import { RECORDS } from '../../../words/records.ts';
import { stage } from '../../select/testing/stage.ts';
import { tell } from '../../select/tell.ts';
import type { RecordKind } from '../../../engine/index.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { playToRed } from '../../../scenarios/museum/playPiece.ts';

const en = RECORDS.english;
const zh = (await spokenIn('zh-CN')).area(RECORDS);

function told(id: string, story: string, kind: RecordKind, words = en): readonly string[] {
  const { simulation } = stage(id, 2, { story }).until(60_000);
  return simulation.trace.flatMap((record) =>
    record.kind === kind ? [tell(words, record, simulation)] : [],
  );
}

it('tells of a write that is undone: which server, which write, whose, and how', () => {
  expect(told('leader-crash', 'onlyLeader', 'log.truncated')).toEqual([
    'Server 5 cut its log back to zxid 1:3 (TRUNC), which undoes setData /x of client A (zxid 1:4): no quorum had it',
  ]);
  expect(told('comes-back', 'back-from-the-dead', 'log.truncated', zh)).toEqual([
    '服务器 3 把日志截断到 zxid 1:3 (TRUNC)，撤销客户端 A 的 setData /x (zxid 1:4)：多数派没有它',
  ]);
});

it('tells of a set at the server where it is, and says where it is not committed', () => {
  const sets = told('leader-crash', 'oneFollower', 'txn.applied').filter((text) =>
    text.includes('version 2'),
  );
  expect(sets).toEqual([
    'On server 4, the data of /x was set, version 2 (zxid 1:4, in its log but not committed)',
    ...[3, 2, 1].map((server) => `On server ${server}, the data of /x was set, version 2 (zxid 1:4)`),
  ]);
});

it('needs no server’s name where there is one', () => {
  const { simulation } = stage('predecessor-lock', 2).settle();
  const created = simulation.trace.filter((record) => record.kind === 'txn.applied');
  const texts = created.map((record) => tell(en, record, simulation));
  expect(texts.join()).not.toMatch(/On server/);
});

it('says of a read on its way whether it sets a watch', () => {
  const { simulation } = stage('predecessor-lock', 2).settle();
  const sent = simulation.trace.filter(
    (record) => record.kind === 'request.sent' && record.actor === 'client:B',
  );
  const texts = sent.map((record) => tell(en, record, simulation));
  expect(texts).toContain('Client B sent exists /exclusive_lock/n-0000000000, with a watch');
  expect(texts).toContain('Client B sent getChildren /exclusive_lock');
});

it('names the line that is typed at a console', () => {
  const { simulation } = stage('sandbox', 1, { servers: '1' })
    .settle()
    .give({ type: 'typeLine', client: 'client:A', line: 'stat /app' });
  const typed = simulation.trace.find((record) => record.kind === 'command.given');
  expect(typed && tell(en, typed, simulation)).toBe('You typed a line at client A: stat /app');
});
it('a countdown of a latch that is not made yet is told so, and one that a thread waits for is not', () => {
  expect(toldIn('told-before-it-waited', 'countDown')).toEqual([
    'Client B’s event thread continued: it counts the latch countDownLatch down, which is not there yet',
  ]);
});

it('a notify() that came before the wait is told as one for nobody', () => {
  expect(toldIn('candidate-told-before-it-waits', 'notifyMonitor')).toEqual([
    'Client B’s event thread continued: it calls notify() on candidate, and no thread waits there',
  ]);
});

function toldIn(id: string, kind: string): readonly string[] {
  const piece = museumPieces.find((each) => each.id === id);
  const red = piece === undefined ? null : playToRed(piece);
  if (red === null) throw new Error(`${id} is not red`);
  const { simulation } = red;
  return simulation.trace.flatMap((record) =>
    record.kind === 'program.resumed' &&
    record.actor === 'client:B' &&
    record.yielded.kind === 'op' &&
    record.yielded.op.kind === kind
      ? [tell(en, record, simulation)]
      : [],
  );
}
