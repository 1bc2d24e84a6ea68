// org.apache.zookeeper.cli.CreateCommand.
import { KeeperError, OPEN_ACL_UNSAFE, zk, type CreateMode } from '../../engine/index.ts';
import { parseAcl } from '../aclText.ts';
import { CliException, keeperText, wrapped } from '../cliException.ts';
import { argument, flag, valued, type CliCall, type CliCommand } from '../command.ts';
import { JavaException, parseInteger } from '../javaException.ts';

export const create: CliCommand = {
  name: 'create',
  usage: '[-s] [-e] [-c] [-t ttl] path [data] [acl]',
  options: { options: [flag('e'), flag('s'), flag('c'), valued('t')] },
  *run(call) {
    const path = argument(create, call, 1);
    const { args, terminal } = call;
    const [, , data = null, aclWords] = args;
    const { mode, ttlMs } = modeOf(call);
    const acl = aclWords === undefined ? OPEN_ACL_UNSAFE : yield* parseAcl(aclWords, terminal);
    const options = { data, mode, acl, ...(ttlMs === null ? {} : { ttlMs }) };
    try {
      const created = yield* terminal.attempt(zk.create(path, options));
      yield* terminal.err(`Created ${created.path}\n`);
    } catch (error) {
      const code = error instanceof KeeperError ? error.code : null;
      // An empty list is refused by the library, which names no path.
      const about = code === 'InvalidACL' && acl.length === 0 ? null : path;
      if (code === 'EphemeralOnLocalSession')
        yield* terminal.err('Unable to create ephemeral node on a local session\n');
      if (code === 'InvalidACL') yield* terminal.err(`${keeperText(code, about)}\n`);
      throw wrapped(error, about);
    }
  },
};

function modeOf({ values }: CliCall): { readonly mode: CreateMode; readonly ttlMs: number | null } {
  const [isEphemeral, isSequential, isContainer] = [values.has('e'), values.has('s'), values.has('c')];
  const ttl = values.get('t');
  if (isContainer && (isEphemeral || isSequential))
    throw new CliException(
      '-c cannot be combined with -s or -e. Containers cannot be ephemeral or sequential.',
    );
  const ttlMs = ttl === undefined ? null : ttlOf(ttl);
  if (ttlMs !== null && isEphemeral) throw new CliException('TTLs cannot be used with Ephemeral znodes');
  if (ttlMs !== null && isContainer) throw new CliException('TTLs cannot be used with Container znodes');
  if (ttlMs !== null && (ttlMs <= 0n || ttlMs > MAX_TTL_MS))
    throw new CliException(`ttl must be positive and cannot be larger than: ${MAX_TTL_MS}`);
  const mode = isContainer
    ? 'CONTAINER'
    : isEphemeral
      ? isSequential
        ? 'EPHEMERAL_SEQUENTIAL'
        : 'EPHEMERAL'
      : `PERSISTENT${isSequential ? '_SEQUENTIAL' : ''}${ttlMs === null ? '' : '_WITH_TTL'}`;
  return { mode: mode as CreateMode, ttlMs: ttlMs === null ? null : Number(ttlMs) };
}

/** EphemeralType.TTL.maxValue. */
const MAX_TTL_MS = 1_099_511_627_775n;

function ttlOf(text: string): bigint {
  try {
    return parseInteger(text, 64);
  } catch (error) {
    if (error instanceof JavaException) throw new CliException('-t argument must be a long value');
    throw error;
  }
}
