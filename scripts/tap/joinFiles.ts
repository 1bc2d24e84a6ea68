// npm run tap -- --join: a recording and a data directory, written as one recording.
import { readFileSync } from 'node:fs';
import { parseRecording } from '../../src/rooms/tap/model/recording.ts';
import { serversIn } from '../../src/rooms/data/model/folders.ts';
import type { ServerHistory } from '../../src/rooms/data/model/serverHistory.ts';
import { readServer } from '../../src/rooms/data/reading/readServer.ts';
import { unpack } from '../../src/rooms/data/reading/unpack.ts';
import { filesBelow } from '../logs/files.ts';
import type { JoinOrder } from './arguments.ts';
import { CannotJoin, join } from './join.ts';
import { RecordFile } from './recordFile.ts';

/** What was done, in lines. */
export async function joinFiles({
  recording: path,
  directory,
  recordTo,
}: JoinOrder): Promise<readonly string[]> {
  const recording = parseRecording(readFileSync(path, 'utf8'));
  if (recording === null) throw new CannotJoin(`${path} is no recording of the tap.`);
  const server = await newestServer(directory);
  if (server === null) throw new CannotJoin(`${directory} has no log.<zxid> and no snapshot.<zxid>.`);
  const { events, transactions, beyond } = join(recording.head, recording.events, server);
  const file = new RecordFile(recordTo, recording.head, (message) => {
    throw new Error(`${recordTo}: ${message}`);
  });
  for (const event of events) file.add(event);
  file.end();
  const lines = [
    `${recordTo} has ${transactions} transactions of ${server.dir} and can be opened in tap.html.`,
  ];
  if (recording.leftOut > 0)
    lines.push(`${path} is too long: its last ${recording.leftOut} events are left out.`);
  if (server.digests.wrong > 0)
    lines.push(
      `${server.digests.wrong} digests of the log are wrong: npm run logs -- ${directory} names them.`,
    );
  if (beyond > 0)
    lines.push(`${beyond} answers are newer than the directory: the tree is complete only up to there.`);
  return lines;
}

/** Servers of an ensemble have the same transactions: the one that has the most of them. */
async function newestServer(directory: string): Promise<ServerHistory | null> {
  const { sources } = await unpack(filesBelow(directory));
  let newest: ServerHistory | null = null;
  for (const files of serversIn(sources)) {
    const server = await readServer(files);
    if (newest === null || lastZxid(server) > lastZxid(newest)) newest = server;
  }
  return newest;
}

function lastZxid({ history }: ServerHistory): number {
  return history.rowCount === 0 ? 0 : history.zxidOf(history.rowCount - 1);
}
