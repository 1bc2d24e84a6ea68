// org.apache.zookeeper.cli.AddWatchCommand and RemoveWatchesCommand.
import { IllegalArgument, zk, type AddWatchMode, type WatcherType } from '../../engine/index.ts';
import { CliException, wrapped } from '../cliException.ts';
import { argument, flag, valued, type CliCommand } from '../command.ts';
import { JavaException } from '../javaException.ts';

const MODES: readonly AddWatchMode[] = ['PERSISTENT', 'PERSISTENT_RECURSIVE'];
export const FIRST_MODE: AddWatchMode = 'PERSISTENT_RECURSIVE';

export const addWatch: CliCommand = {
  name: 'addWatch',
  usage: `[-m mode] path # optional mode is one of [${MODES.join(', ')}] - default is ${FIRST_MODE}`,
  options: { options: [valued('m')] },
  *run(call) {
    const { args, values, terminal, memory } = call;
    const path = argument(addWatch, call, 1);
    const named = values.get('m');
    const mode =
      named === undefined ? memory.addWatchMode : MODES.find((each) => each === named.toUpperCase());
    if (args.length !== 2 || mode === undefined) throw new CliException(`${addWatch.name} ${addWatch.usage}`);
    memory.addWatchMode = mode;
    try {
      yield* terminal.attempt(zk.addWatch(path, terminal.watcher, mode));
    } catch (error) {
      // The only command that does not catch an invalid path.
      if (error instanceof IllegalArgument)
        throw new JavaException('IllegalArgumentException', error.message);
      throw wrapped(error, path);
    }
  },
};

export const removeWatches: CliCommand = {
  name: 'removewatches',
  usage: 'path [-c|-d|-a] [-l]',
  options: { options: [flag('c'), flag('d'), flag('a'), flag('l')] },
  *run(call) {
    const path = argument(removeWatches, call, 1);
    const { values, terminal } = call;
    const type: WatcherType = values.has('c') ? 'Children' : values.has('d') ? 'Data' : 'Any';
    yield* terminal.call(path, zk.removeAllWatches(path, type, values.has('l')));
  },
};
