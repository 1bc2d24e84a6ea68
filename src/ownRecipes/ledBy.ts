// Whose code led to a world that an invariant of its own finds wrong, and where that code stands.
import { CONSOLE_RECIPE, type ClientId, type Said, type WrongWorld } from '../engine/index.ts';

/** What has just run or asked for the write, or else the code of the first client blamed. */
export function ledBy({ world, records, cause, clients }: WrongWorld): Said['by'] {
  const writer = clientBehind(world, cause);
  const typed = writer === undefined ? null : typedCall(world, writer, cause);
  if (writer !== undefined && typed !== null) return { client: writer, atStep: null, typed };
  const client = writer ?? clients[0];
  if (client === undefined) return undefined;
  const line =
    cause?.kind === 'belief.stated' || writer === undefined ? claimLine(world, client, records) : null;
  if (line !== null) return { client, atStep: `line ${line}` };
  const threads = world.clients.get(client)?.threads;
  if (threads === undefined) return undefined;
  const ran = records.find(({ kind, actor }) => kind === 'program.resumed' && actor === client);
  const thread = ran?.kind === 'program.resumed' ? threads.get(ran.thread) : undefined;
  const found = [thread, ...threads.values()].find((each) => each?.atStep != null);
  return found?.atStep == null ? undefined : { client, atStep: found.atStep };
}

/** Of what it has just come to believe, or else of the first that it believes. */
function claimLine(
  world: WrongWorld['world'],
  client: ClientId,
  records: WrongWorld['records'],
): number | null {
  const stated = records.findLast(({ kind, actor }) => kind === 'belief.stated' && actor === client);
  const held = world.clients.get(client)?.vars.value.beliefs[0];
  return (stated?.kind === 'belief.stated' ? stated.belief : held)?.claimLine ?? null;
}

/** The call of its zkCli that was carried out; null if its code has made it. */
function typedCall(world: WrongWorld['world'], client: ClientId, cause: WrongWorld['cause']): string | null {
  const { pending, threads } = world.clients.get(client) ?? {};
  if (cause?.kind !== 'txn.applied') return null;
  for (const { request, thread } of pending?.toArray() ?? []) {
    const path = 'path' in request ? request.path : null;
    // A sequential znode has a number behind the name that was asked for.
    if (path == null || !cause.changes.some((change) => change.path.startsWith(path))) continue;
    const { recipe } = threads?.get(thread ?? -1) ?? {};
    return recipe === CONSOLE_RECIPE ? `${request.op} ${path}` : null;
  }
  return null;
}

/** No code asks for the end of a session. */
function clientBehind(world: WrongWorld['world'], cause: WrongWorld['cause']): ClientId | undefined {
  if (cause?.kind === 'belief.stated') return cause.actor as ClientId;
  if (cause?.kind !== 'txn.applied' || cause.type === 'closeSession') return undefined;
  for (const [id, { vars }] of world.clients) if (vars.value.sessionId === cause.session) return id;
  return undefined;
}
