// `npm run logs -- --json`, written piece by piece: a tree may be larger than a text can be.
import { REASON_TEXTS } from '../../src/rooms/data/model/damage.ts';
import { differenceText } from '../../src/rooms/data/model/align.ts';
import { hex, openSessionsAt, statTextOf, treeAt } from '../../src/rooms/data/model/moment.ts';
import type { ServerHistory } from '../../src/rooms/data/model/serverHistory.ts';
import { splitPath } from '../../src/rooms/data/model/folders.ts';
import { extentOf, type ReadData } from './readData.ts';

interface Wanted {
  readonly atZxid: number | null;
  readonly path: string;
}

export function* jsonReport({ servers, alignment, unreadable }: ReadData, wanted: Wanted): Generator<string> {
  yield '{"servers":[';
  for (const [index, server] of servers.entries()) {
    if (index > 0) yield ',';
    yield* serverReport(server, wanted, index === 0 ? unreadable : []);
  }
  const differences = alignment.differences.map((difference) => ({
    zxid: hex(difference.zxid),
    servers: difference.servers.map((server) => servers[server]?.dir ?? ''),
    what: differenceText(difference),
  }));
  yield `],"differences":${JSON.stringify(differences)}}\n`;
}

function* serverReport(
  server: ServerHistory,
  { atZxid, path }: Wanted,
  unreadable: ReadData['unreadable'],
): Generator<string> {
  const { history, digests } = server;
  const row = atZxid === null ? history.rowCount - 1 : history.rowOfZxid(atZxid);
  const { first, last, transactions } = extentOf(server);
  const facts = {
    dir: server.dir,
    first: first === null ? null : hex(first),
    last: last === null ? null : hex(last),
    transactions,
    digests: {
      right: digests.right,
      wrong: digests.wrong,
      without: digests.without,
      firstWrong: digests.firstWrong === null ? null : hex(digests.firstWrong.zxid),
    },
    damaged: [...unreadable, ...server.damaged].map(({ file, offset, zxid, reason }) => ({
      file: file.startsWith(server.dir) ? splitPath(file).name : file,
      offset,
      zxid: hex(zxid),
      reason: REASON_TEXTS[reason],
    })),
    sessions: openSessionsAt(server, row).length,
  };
  yield `${JSON.stringify(facts).slice(0, -1)},"tree":{`;
  let isFirst = true;
  for (const version of treeAt(server, row, path)) {
    yield `${isFirst ? '' : ','}${JSON.stringify(version.path)}:${JSON.stringify(statTextOf(version))}`;
    isFirst = false;
  }
  yield '}}';
}
