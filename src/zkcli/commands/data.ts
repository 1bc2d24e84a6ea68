// org.apache.zookeeper.cli.GetCommand, SetCommand and StatCommand.
import { zk } from '../../engine/index.ts';
import { CliException } from '../cliException.ts';
import { argument, flag, valued, type CliCall, type CliCommand } from '../command.ts';
import { withOldWatch } from '../deprecated.ts';
import type { OptionTable } from '../optionParser.ts';
import { statText } from '../statText.ts';
import { versionOf } from '../version.ts';

const GET_OPTIONS = { options: [flag('s'), flag('w')] };

export const get: CliCommand = {
  name: 'get',
  usage: '[-s] [-w] path',
  options: GET_OPTIONS,
  *run(call) {
    const { path, watching, values, terminal } = yield* readingOf(get, GET_OPTIONS, call);
    const { data, stat } = yield* terminal.call(path, zk.getData(path, watching));
    yield* terminal.out(`${data ?? 'null'}\n${values.has('s') ? statText(stat) : ''}`);
  },
};

export const set: CliCommand = {
  name: 'set',
  usage: '[-s] [-v version] path data',
  options: { options: [flag('s'), valued('v')] },
  *run(call) {
    const data = argument(set, call, 2);
    const path = argument(set, call, 1);
    const { values, terminal } = call;
    const version = versionOf(call);
    const stat = yield* terminal.call(path, zk.setData(path, data, version));
    if (values.has('s')) yield* terminal.out(statText(stat));
  },
};

const STAT_OPTIONS = { options: [flag('w')] };

export const stat: CliCommand = {
  name: 'stat',
  usage: '[-w] path',
  options: STAT_OPTIONS,
  *run(call) {
    const { path, watching, terminal } = yield* readingOf(stat, STAT_OPTIONS, call);
    const found = yield* terminal.call(path, zk.exists(path, watching));
    if (found === null) throw new CliException(`Node does not exist: ${path}`);
    yield* terminal.out(statText(found));
  },
};

/** A path, and with -w a watch on it. */
function* readingOf(command: CliCommand, options: OptionTable, call: CliCall) {
  argument(command, call, 1);
  const { name, usage } = command;
  const forms = { old: `${name} path [watch]`, present: `${name} ${usage}` };
  const meant = yield* withOldWatch(call, options, forms);
  const { values, terminal } = meant;
  const watching = values.has('w') ? { watch: terminal.watcher } : {};
  return { path: argument(command, meant, 1), watching, values, terminal };
}
