// org.apache.zookeeper.cli.GetAclCommand and SetAclCommand.
import { KeeperError, zk } from '../../engine/index.ts';
import { aclText, parseAcl } from '../aclText.ts';
import { keeperText, wrapped } from '../cliException.ts';
import { argument, flag, valued, type CliCommand } from '../command.ts';
import { statText } from '../statText.ts';
import { visitSubtree } from '../subtree.ts';
import { versionOf } from '../version.ts';

export const getAcl: CliCommand = {
  name: 'getAcl',
  usage: '[-s] path',
  options: { options: [flag('s')] },
  *run(call) {
    const path = argument(getAcl, call, 1);
    const { values, terminal } = call;
    const { acl, stat } = yield* terminal.call(path, zk.getACL(path));
    yield* terminal.out(`${aclText(acl)}${values.has('s') ? statText(stat) : ''}`);
  },
};

export const setAcl: CliCommand = {
  name: 'setAcl',
  usage: '[-s] [-v version] [-R] path acl',
  options: { options: [flag('s'), valued('v'), flag('R')] },
  *run(call) {
    const words = argument(setAcl, call, 2);
    const path = argument(setAcl, call, 1);
    const { values, terminal } = call;
    const acl = yield* parseAcl(words, terminal);
    const version = versionOf(call);
    // An empty list is refused by the library, which names no path.
    const about = (each: string) => (acl.length === 0 ? null : each);
    if (!values.has('R')) {
      try {
        const stat = yield* terminal.attempt(zk.setACL(path, acl, version));
        if (values.has('s')) yield* terminal.out(statText(stat));
      } catch (error) {
        throw wrapped(error, about(path));
      }
      return;
    }
    yield* visitSubtree(terminal, path, false, function* (each) {
      try {
        yield* terminal.attempt(zk.setACL(each, acl, version));
      } catch (error) {
        if (!(error instanceof KeeperError)) throw error;
        // No line ends here, as in zkCli.
        yield* terminal.out(keeperText(error.code, about(each)));
      }
    });
  },
};
