// Every fault of servers and of the network, by its command.
import { assertNever } from '../../kernel/assertNever.ts';
import type { MeantFault, NetworkCommand, ServerCommand } from '../../model/command.ts';
import type { World } from '../../world.ts';
import { crashServer } from './crashServer.ts';
import { cutAtMessage } from './cutAtMessage.ts';
import { cutLink } from './cutLink.ts';
import { driftClock } from './driftClock.ts';
import { driftRate } from './driftRate.ts';
import { failDisk } from './failDisk.ts';
import { freezeServer } from './freezeServer.ts';
import { healAll } from './healAll.ts';
import { healLink } from './healLink.ts';
import { holdMessage } from './holdMessage.ts';
import { meantFault, namesRole } from './meant.ts';
import { mendDisk } from './mendDisk.ts';
import { partition } from './partition.ts';
import { releaseMessage } from './releaseMessage.ts';
import { restartServer } from './restartServer.ts';
import { slowDisk } from './slowDisk.ts';
import { slowLink } from './slowLink.ts';
import { startServer } from './startServer.ts';
import { thawServer } from './thawServer.ts';
import { wipeDisk } from './wipeDisk.ts';
import type { Fault } from './fault.ts';

/** Null if nobody plays a role the command names. */
export function faultOf(world: World, command: ServerCommand | NetworkCommand): Fault | null {
  const meant = meantFault(world, command);
  if (meant === null) return null;
  return namesRole(command) ? { ...faultMeant(meant), meant } : faultMeant(meant);
}

function faultMeant(command: MeantFault): Fault {
  switch (command.type) {
    case 'restartServer':
      return restartServer(command);
    case 'crashServer':
      return crashServer(command);
    case 'startServer':
      return startServer(command);
    case 'freezeServer':
      return freezeServer(command);
    case 'thawServer':
      return thawServer(command);
    case 'wipeDisk':
      return wipeDisk(command);
    case 'slowDisk':
      return slowDisk(command);
    case 'failDisk':
      return failDisk(command);
    case 'mendDisk':
      return mendDisk(command);
    case 'driftClock':
      return driftClock(command);
    case 'driftRate':
      return driftRate(command);
    case 'cutLink':
      return cutLink(command);
    case 'healLink':
      return healLink(command);
    case 'slowLink':
      return slowLink(command);
    case 'partition':
      return partition(command);
    case 'healAll':
      return healAll(command);
    case 'holdMessage':
      return holdMessage(command);
    case 'releaseMessage':
      return releaseMessage(command);
    case 'cutAtMessage':
      return cutAtMessage(command);
    default:
      return assertNever(command);
  }
}
