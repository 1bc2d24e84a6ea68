// org.apache.zookeeper.cli.GetConfigCommand and ReconfigCommand.
import { zk } from '../../engine/index.ts';
import { CliException } from '../cliException.ts';
import { flag, valued, type CliCall, type CliCommand } from '../command.ts';
import { parseHexadecimal } from '../javaException.ts';
import { statText } from '../statText.ts';

const CONFIG_NODE = '/zookeeper/config';

export const config: CliCommand = {
  name: 'config',
  usage: '[-c] [-w] [-s]',
  options: { options: [flag('s', 'stats'), flag('w', 'watch'), flag('c', 'client connection string')] },
  *run({ values, terminal }) {
    const watching = values.has('w') ? { watch: terminal.watcher } : {};
    const { data, stat } = yield* terminal.call(CONFIG_NODE, zk.getData(CONFIG_NODE, watching));
    const text = data ?? 'null';
    const said = values.has('c') ? connectionText(text) : text;
    yield* terminal.out(`${said}\n${values.has('s') ? statText(stat) : ''}`);
  },
};

/** ConfigUtils.getClientConfigStr: the version, and where clients connect to. */
function connectionText(text: string): string {
  const properties = text.split('\n').map((line) => line.split(/=(.*)/su, 2));
  const version = properties.find(([key]) => key?.trim() === 'version')?.[1]?.trim() ?? '';
  const addresses = properties
    .filter(([key]) => key?.trim().startsWith('server.'))
    .map(([, value = '']) => value.split(';')[1]?.trim() ?? '');
  return `${version} ${addresses.join(',')}`;
}

export const reconfig: CliCommand = {
  name: 'reconfig',
  usage:
    '[-s] [-v version] [[-file path] | [-members serverID=host:port1:port2;port3[,...]*]] | ' +
    '[-add serverId=host:port1:port2;port3[,...]]* [-remove serverId[,...]*]',
  options: {
    options: [
      flag('s', 'stats'),
      valued('v', 'required current config version'),
      valued('file', 'path of config file to parse for membership'),
      valued('members', 'comma-separated list of config strings for non-incremental reconfig'),
      valued('add', 'comma-separated list of config strings for new servers'),
      valued('remove', 'comma-separated list of server IDs to remove'),
    ],
  },
  *run(call) {
    refuseReconfig(call);
    const { values, terminal } = call;
    const change = {
      joining: values.get('add') ?? null,
      leaving: values.get('remove') ?? null,
      members: values.get('members') ?? null,
      fromConfig: Number(parseHexadecimal(values.get('v') ?? '-1')),
    };
    const { data, stat } = yield* terminal.call('', zk.reconfig(change));
    yield* terminal.out(
      `Committed new configuration:\n${data ?? ''}\n${values.has('s') ? statText(stat) : ''}`,
    );
  },
};

/** What ReconfigCommand refuses before it asks. */
function refuseReconfig({ values }: CliCall): void {
  const isWhole = values.has('file') || values.has('members');
  const isPartial = values.has('add') || values.has('remove');
  if (!isWhole && !isPartial) throw new CliException(`${reconfig.name} ${reconfig.usage}`);
  const version = values.get('v');
  if (version !== undefined && parseHexadecimal(version) === null)
    throw new CliException('-v must be followed by a long (configuration version)');
  if (isWhole && isPartial)
    throw new CliException(
      "Can't use -file or -members together with -add or -remove (mixing incremental and non-incremental modes is not allowed)",
    );
  if (values.has('file') && values.has('members'))
    throw new CliException("Can't use -file and -members together (conflicting non-incremental modes)");
  const file = values.get('file');
  // The client's machine has no files.
  if (file !== undefined)
    throw new CliException(`Error processing ${file}${file} (No such file or directory)`);
}
