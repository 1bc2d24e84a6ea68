// Commands about the session and its handle: org.apache.zookeeper.cli.AddAuthCommand, CloseCommand, SyncCommand, VersionCommand,
// WhoAmICommand.
import { KEEPER_CODES, KeeperError, zk, type AuthId, type Recipe } from '../../engine/index.ts';
import { CliException, wrapped } from '../cliException.ts';
import { argument, NO_OPTIONS, type CliCommand } from '../command.ts';
import { closeHandle } from '../handle.ts';

export const addAuth: CliCommand = {
  name: 'addauth',
  usage: 'scheme auth',
  options: NO_OPTIONS,
  *run(call) {
    const scheme = argument(addAuth, call, 1);
    const { args, terminal } = call;
    yield* terminal.attempt(zk.addAuth(scheme, args[2] ?? null));
  },
};

export const close: CliCommand = {
  name: 'close',
  usage: '',
  options: null,
  *run({ terminal }) {
    yield* terminal.attempt(closeHandle());
  },
};

export const sync: CliCommand = {
  name: 'sync',
  usage: 'path',
  options: NO_OPTIONS,
  *run(call) {
    const path = argument(sync, call, 1);
    const { terminal } = call;
    try {
      yield* terminal.attempt(zk.sync(path));
      yield* terminal.out('Sync is OK\n');
    } catch (error) {
      if (!(error instanceof KeeperError)) throw wrapped(error, path);
      yield* terminal.out(`Sync has failed. rc=${KEEPER_CODES[error.code]}\n`);
    }
  },
};

export const version: CliCommand = {
  name: 'version',
  usage: '',
  options: NO_OPTIONS,
  *run({ args, terminal }) {
    if (args.length > 1) throw new CliException('version ');
    yield* terminal.out(`ZooKeeper CLI version: ${VERSION}\n`);
  },
};

/** As Debian 12 built it: nobody filled the name of the commit in. */
const VERSION = '3.8.0-${mvngit.commit.id}, built on 2024-12-29 17:54 UTC';

export const whoAmI: CliCommand = {
  name: 'whoami',
  usage: '',
  options: null,
  *run({ terminal }) {
    const ids = yield* terminal.attempt(idsOrNone());
    const lines = ids.map(({ scheme, id }) => `${scheme}: ${id}\n`).join('');
    yield* terminal.out(`Auth scheme: User\n${lines}`);
  },
};

/** ZooKeeper.whoAmI does not look whether it was answered. */
function* idsOrNone(): Recipe<readonly AuthId[]> {
  try {
    return yield* zk.whoAmI();
  } catch (error) {
    if (error instanceof KeeperError) return [];
    throw error;
  }
}
