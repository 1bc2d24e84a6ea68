// org.apache.zookeeper.cli.CommandFactory and ZooKeeperMain.commandMap: all commands of zkCli, and how usage lists them.
import type { CliCommand } from './command.ts';
import { getAcl, setAcl } from './commands/acl.ts';
import { config, reconfig } from './commands/config.ts';
import { create } from './commands/create.ts';
import { get, set, stat } from './commands/data.ts';
import { deleteAll, deleteCommand } from './commands/delete.ts';
import { getAllChildrenNumber, getEphemerals, ls } from './commands/ls.ts';
import { delQuota, listQuota, setQuota } from './commands/quota.ts';
import { addAuth, close, sync, version, whoAmI } from './commands/session.ts';
import { addWatch, removeWatches } from './commands/watches.ts';
import { byCodeUnits } from './subtree.ts';

/** Those that ask a server, by name. */
export const COMMANDS: ReadonlyMap<string, CliCommand> = new Map(
  [
    close,
    create,
    deleteCommand,
    deleteAll,
    set,
    get,
    ls,
    getAcl,
    setAcl,
    stat,
    sync,
    setQuota,
    listQuota,
    delQuota,
    addAuth,
    reconfig,
    config,
    removeWatches,
    getEphemerals,
    getAllChildrenNumber,
    version,
    addWatch,
    whoAmI,
  ].map((command) => [command.name, command]),
);

/** Those of the console itself. */
const OWN = [
  ['connect', 'host:port'],
  ['history', ''],
  ['redo', 'cmdno'],
  ['printwatches', 'on|off'],
  ['quit', ''],
] as const;

/** Every command with what usage says after it, in the order in which usage lists them. */
export const USAGES: readonly (readonly [name: string, usage: string])[] = [
  ...OWN,
  ...[...COMMANDS.values()].map(({ name, usage }) => [name, usage] as const),
].toSorted(([a], [b]) => byCodeUnits(a, b));

export function isZkcliCommand(name: string): boolean {
  return USAGES.some(([known]) => known === name);
}

export const USAGE_TEXT = [
  'ZooKeeper -server host:port -client-configuration properties-file cmd args',
  ...USAGES.map(([name, usage]) => `\t${name} ${usage}`),
  '',
].join('\n');

export function isCommand(name: string): boolean {
  return USAGES.some(([each]) => each === name);
}
