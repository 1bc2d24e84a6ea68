// org.apache.zookeeper.cli.DeleteCommand and DeleteAllCommand.
import { zk, type Recipe, type RecipeBook } from '../../engine/index.ts';
import { CliException } from '../cliException.ts';
import { argument, valued, type CliCommand } from '../command.ts';
import { JavaException, parseInteger } from '../javaException.ts';
import { parseOptions } from '../optionParser.ts';
import { subtreeBreadthFirst } from '../subtree.ts';
import { versionOf } from '../version.ts';

const DELETE_OPTIONS = { options: [valued('v')] };

export const deleteCommand: CliCommand = {
  name: 'delete',
  usage: '[-v version] path',
  options: DELETE_OPTIONS,
  *run(call) {
    const path = argument(deleteCommand, call, 1);
    const { args, words, terminal } = call;
    if (args.length > 2) {
      yield* terminal.err(
        "'delete path [version]' has been deprecated. Please use 'delete [-v version] path' instead.\n",
      );
      parseOptions(DELETE_OPTIONS, words);
    }
    const version = versionOf(call);
    yield* terminal.call(path, zk.deleteNode(path, version));
  },
};

export const deleteAll: CliCommand = {
  name: 'deleteall',
  usage: 'path [-b batch size]',
  options: { options: [valued('b')] },
  *run(call) {
    const path = argument(deleteAll, call, 1);
    const { values, terminal } = call;
    const batchSize = batchSizeOf(values.get('b'));
    const paths = yield* subtreeBreadthFirst(terminal, path);
    const isDone = yield* terminal.attempt(deleteInBatches(paths.toReversed(), batchSize));
    if (!isDone) yield* terminal.err('Failed to delete some node(s) in the subtree!\n');
  },
};

/** What runs on the event thread when a batch has come to something. */
export const deleteRecipes: RecipeBook = {
  *'zkcli.batchDone'() {
    let failed = 0;
    try {
      yield* zk.outcome();
    } catch {
      failed = 1;
    }
    yield* zk.synchronised(MONITOR, function* () {
      yield* zk.addToVar('zkcli.failed', failed);
      yield* zk.addToVar('zkcli.done', 1);
      yield* zk.notifyMonitor(MONITOR);
    });
  },
};

/**
 * ZKUtil.deleteInBatch: leaves first, at most ten batches under way; after one that failed no further one is sent. A size that is never
 * reached makes one batch of all.
 */
function* deleteInBatches(paths: readonly string[], batchSize: number): Recipe<boolean> {
  yield* zk.writeVar('zkcli.failed', 0);
  yield* zk.writeVar('zkcli.done', 0);
  let sent = 0;
  let batch: string[] = [];
  for (const [at, path] of paths.entries()) {
    batch.push(path);
    if (batch.length !== batchSize && at + 1 < paths.length) continue;
    if ((yield* zk.readVar('zkcli.failed')) !== 0) break;
    yield* untilDone(sent + 1 - MOST_UNDER_WAY);
    const parts = batch.map((each) => ({ op: 'delete', path: each, version: -1 }) as const);
    yield* zk.callInBackground(zk.multi(parts), 'zkcli.batchDone');
    sent++;
    batch = [];
  }
  yield* untilDone(sent);
  return (yield* zk.readVar('zkcli.failed')) === 0;
}

function* untilDone(count: number): Recipe<void> {
  yield* zk.synchronised(MONITOR, function* () {
    while (Number(yield* zk.readVar('zkcli.done')) < count) yield* zk.waitMonitor(MONITOR);
  });
}

const MONITOR = 'zkcli.batches';
const MOST_UNDER_WAY = 10;
const DEFAULT_BATCH_SIZE = 1000;

function batchSizeOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_BATCH_SIZE;
  try {
    return Number(parseInteger(text));
  } catch (error) {
    if (error instanceof JavaException) throw new CliException('-b argument must be an int value');
    throw error;
  }
}
