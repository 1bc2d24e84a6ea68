// Whose code led to a world that an invariant of its own finds wrong, and where that code stands.
import type { ClientId, Said, WrongWorld } from '../engine/index.ts';

/** What has just run or asked for the write, or else the code of the first client blamed. */
export function ledBy({ world, records, cause, clients }: WrongWorld): Said['by'] {
  const client = clientBehind(world, cause) ?? clients[0];
  const threads = client === undefined ? undefined : world.clients.get(client)?.threads;
  if (client === undefined || threads === undefined) return undefined;
  const ran = records.find(({ kind, actor }) => kind === 'program.resumed' && actor === client);
  const thread = ran?.kind === 'program.resumed' ? threads.get(ran.thread) : undefined;
  const found = [thread, ...threads.values()].find((each) => each?.atStep != null);
  return found?.atStep == null ? undefined : { client, atStep: found.atStep };
}

/** No code asks for the end of a session. */
function clientBehind(world: WrongWorld['world'], cause: WrongWorld['cause']): ClientId | undefined {
  if (cause?.kind === 'belief.stated') return cause.actor as ClientId;
  if (cause?.kind !== 'txn.applied' || cause.type === 'closeSession') return undefined;
  for (const [id, { vars }] of world.clients) if (vars.value.sessionId === cause.session) return id;
  return undefined;
}
