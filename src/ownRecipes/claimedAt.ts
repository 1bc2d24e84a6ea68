// Where a learner's code says what turns out not to be so. The trace has the line of its last call to ZooKeeper; what it says of itself
// comes behind that, so the line is read off the text.
import type { Belief, ClientId, ProgramThread, TraceRecord, World } from '../engine/index.ts';
import { lineAt } from './files.ts';
import { argumentsAt, ROLES } from './promises.ts';
import { withoutComments } from './withoutComments.ts';

/** What a client has said: by `holds` in which role, or by another call, e.g. `processed`. */
export interface Claim {
  readonly client: ClientId;
  readonly call: string;
  readonly role: Belief['what'] | null;
}

/** Null where the client runs no learner's code, or its code has no such call. `records`: of the step, in which it may have been said. */
export function claimedAt(
  world: World,
  { client, call, role }: Claim,
  records: readonly TraceRecord[],
): number | null {
  const threads = [...(world.clients.get(client)?.threads.values() ?? [])];
  const code = threads.find(({ args }) => typeof args['code'] === 'string')?.args['code'];
  if (typeof code !== 'string') return null;
  const lines = linesOf(code, call, role);
  const [first] = lines;
  if (first === undefined || lines.length === 1) return first ?? null;
  const near = lineOf(threads, client, records);
  const isNew = records.some(
    ({ kind, actor }) => actor === client && (kind === 'belief.stated' || kind === 'fact.stated'),
  );
  // What has just been said stands behind the call that was answered; what was said before stands ahead of where the code is.
  const next = lines.find((line) => line >= near);
  const earlier = lines.findLast((line) => line <= near);
  return (isNew ? next : earlier) ?? first;
}

/** Where the code is: the thread that has just run, or else the first that is somewhere. */
function lineOf(
  threads: readonly ProgramThread[],
  client: ClientId,
  records: readonly TraceRecord[],
): number {
  const ran = records.find(({ kind, actor }) => kind === 'program.resumed' && actor === client);
  const running = ran?.kind === 'program.resumed' ? threads.filter(({ id }) => id === ran.thread) : [];
  const { atStep = null } = [...running, ...threads].find((thread) => thread.atStep !== null) ?? {};
  return Number(/^line (\d+)$/u.exec(atStep ?? '')?.[1] ?? 0);
}

function linesOf(text: string, call: string, role: Belief['what'] | null): readonly number[] {
  const code = withoutComments(text);
  const found = [...code.matchAll(new RegExp(`\\b${call}\\s*\\(`, 'gu'))];
  const isMeant = ({ 0: { length }, index }: RegExpExecArray): boolean => {
    const given = argumentsAt(code, index + length);
    const [, named] = /\bas\s*:\s*['"`](\w+)['"`]/u.exec(given) ?? [];
    const says = ROLES.find((each) => each === named);
    if (says !== undefined) return says === role;
    return role === 'holder' || /\bas\b|\.\.\./u.test(given);
  };
  return (role === null ? found : found.filter(isMeant)).map(({ index }) => lineAt(code, index + 1));
}
