// When a session ends, as the server that counts it down has it.
import type { ServerSession, World } from '../../../engine/index.ts';
import type { CardWords } from '../../../words/messages.ts';
import { keeperOfSessions } from '../../select/ensemble/ensembleClients.ts';
import { deciderOf } from '../../select/sessionWheel.ts';

/** `id`: of the session. */
export function remaining(
  world: World,
  id: ServerSession['id'],
  timeMs: number,
  text: CardWords['expiresIn'],
): string {
  const keeper = keeperOfSessions(world);
  const { kind, server } = deciderOf(world, keeper);
  if (server === null) return keeper?.vars.value.state === 'down' ? text.noServer : text.noLeader;
  if (kind === 'frozen') return text.frozen(server.id);
  const session = keeper?.sessions.get(id);
  if (session === undefined) return text.gone;
  if (session.state === 'closing') return text.closing;
  const leftMs = session.expiresAtMs - timeMs;
  return leftMs <= 0 ? text.due : text.ms(leftMs);
}
