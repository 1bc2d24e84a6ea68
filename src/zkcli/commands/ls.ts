// org.apache.zookeeper.cli.LsCommand and the two that count or list otherwise (GetAllChildrenNumberCommand, GetEphemeralsCommand).
import { zk } from '../../engine/index.ts';
import { argument, flag, NO_OPTIONS, type CliCommand } from '../command.ts';
import { withOldWatch } from '../deprecated.ts';
import { statText } from '../statText.ts';
import { byCodeUnits, visitSubtree } from '../subtree.ts';

const LS_OPTIONS = {
  options: [flag('?', 'help'), flag('s', 'stat'), flag('w', 'watch'), flag('R', 'recurse')],
};

export const ls: CliCommand = {
  name: 'ls',
  usage: '[-s] [-w] [-R] path',
  options: LS_OPTIONS,
  *run(call) {
    if (call.values.has('?')) yield* call.terminal.out(HELP);
    const meant = yield* withOldWatch(call, LS_OPTIONS, {
      old: 'ls path [watch]',
      present: 'ls [-w] path',
    });
    const path = argument(ls, meant, 1);
    const { values, terminal } = meant;
    const isWatched = values.has('w');
    if (values.has('R')) {
      yield* visitSubtree(terminal, path, isWatched, (each) => terminal.out(`${each}\n`));
      return;
    }
    const watching = isWatched ? { watch: terminal.watcher } : {};
    const { children, stat } = yield* terminal.call(path, zk.getChildrenAndStat(path, watching));
    const names = children.toSorted(byCodeUnits).join(', ');
    yield* terminal.out(`[${names}]\n${values.has('s') ? statText(stat) : ''}`);
  },
};

/** As commons-cli formats what the options are. */
const HELP = `usage: ls [options] path
 -?   help
 -R   recurse
 -s   stat
 -w   watch
`;

export const getAllChildrenNumber: CliCommand = {
  name: 'getAllChildrenNumber',
  usage: 'path',
  options: NO_OPTIONS,
  *run(call) {
    const path = argument(getAllChildrenNumber, call, 1);
    const number = yield* call.terminal.call(path, zk.getAllChildrenNumber(path));
    yield* call.terminal.out(`${number}\n`);
  },
};

export const getEphemerals: CliCommand = {
  name: 'getEphemerals',
  usage: 'path',
  options: NO_OPTIONS,
  *run({ args, terminal }) {
    const [, path = '/'] = args;
    const paths = yield* terminal.call(path, zk.getEphemerals(path));
    yield* terminal.out(`[${paths.join(', ')}]\n`);
  },
};
