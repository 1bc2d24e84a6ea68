// addauth (ZooKeeperServer.processPacket for OpCode.auth): ids belong to the connection and count from the packet's arrival.
// The answer takes its turn behind those of earlier requests; the real server may let it overtake them.
import { withAuthId } from '../model/javaHash.ts';
import type { AuthId } from '../model/acl.ts';
import { digestId } from '../model/digest.ts';
import type { Request } from '../model/message.ts';
import { providerOf } from '../model/authProvider.ts';
import { submit } from './lanes.ts';
import { CLIENT_ADDRESS } from './serverCnxn.ts';
import type { ServerConnection } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

type AuthRequest = Extract<Request, { op: 'auth' }>;

/** Neither touches the session nor takes a zxid ([Z47]). */
export function processAuth(
  step: ServerStep,
  connection: ServerConnection,
  xid: number,
  request: AuthRequest,
): void {
  const { link, sessionId } = connection;
  if (isAccepted(request)) {
    const authIds = idsOf(request, step.config.superDigest).reduce(withAuthId, connection.authIds);
    step.self.connections.set(link, { ...connection, authIds });
  }
  submit(step, { link, sessionId, xid }, request);
}

/** A known scheme succeeds with any bytes: there is no database of users. Only `ip` does so without any. */
export function isAccepted({ scheme, auth }: AuthRequest): boolean {
  return providerOf(scheme) !== null && (auth !== null || scheme === 'ip');
}

function idsOf({ scheme, auth }: AuthRequest, superDigest: string | null): readonly AuthId[] {
  if (scheme === 'ip') return [{ scheme, id: CLIENT_ADDRESS }];
  const id = digestId(auth ?? '');
  const own: AuthId = { scheme, id };
  return id === superDigest ? [{ scheme: 'super', id: '' }, own] : [own];
}
