// The inside of a client in words: what is out of the ordinary, and a sentence for each thread and for the event lane.
import type { ClientId, ClientState, World } from '../../../engine/index.ts';
import { stepWords } from '../../../words/stepWords.ts';
import { waitText } from '../../../words/waitText.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { mainProgramOf } from '../../select/mainProgram.ts';
import { stepShown } from '../../select/ownLines.ts';
import type { LinesShown } from '../../stores/ownCode.ts';
import { stuckClient, threads, type Lane, type LaneItem, type ThreadRow, type Threads } from './threads.ts';
import type { Words } from './words/en.ts';

export interface ThreadsModel extends ViewModel {
  readonly inside: Threads;
  readonly member: CastMember | undefined;
  readonly threads: readonly ThreadShown[];
  readonly lane: LaneShown;
}

export interface ThreadShown extends Pick<ThreadRow, 'id' | 'recipe' | 'doing'> {
  readonly name: string;
  /** The step of the recipe’s list it is on; empty before the first. */
  readonly step: string;
  readonly beliefs: readonly { readonly text: string; readonly truth: 'true' | 'false' }[];
  /** “in synchronized (this)”, for each monitor it is inside of. */
  readonly inside: readonly string[];
  /** That its interrupt flag is set; empty where it is not. */
  readonly flag: string;
  /** What it does: waits for something, runs, has ended. */
  readonly does: string;
  /** How long it has been waiting; empty for one that does not wait. */
  readonly since: string;
  /** All of it in one sentence. */
  readonly text: string;
}

export interface LaneShown extends Pick<Lane, 'state'> {
  readonly name: string;
  readonly stateWord: string;
  /** Its name and state, for where no callback runs. */
  readonly idleText: string;
  readonly running: ThreadShown | null;
  /** The event that the running callback is called with; empty where it handles none. */
  readonly handles: string;
  readonly queue: readonly (Pick<LaneItem, 'kind'> & { readonly text: string })[];
  readonly mail: readonly string[];
  /** That the last event was handled before a thread began to wait for it; empty where it was not. */
  readonly late: string;
  /** All of it in one sentence. */
  readonly text: string;
}

export interface Looks {
  /** The client of this world that was selected last. */
  readonly chosen: ClientId | null;
  /** Where the debugger has the clients. */
  readonly lines: LinesShown | null;
}

/** Inside one client: its threads, and its event lane with what waits in it. */
export function threadsModel(
  { view: { world, simulation }, cast, line, now }: Scene,
  { words, page, nowMs }: ViewTexts<Words>,
  { chosen, lines }: Looks,
): ThreadsModel | string {
  const id = clientShown(world, cast, chosen);
  const inside = id === null ? null : threads(world, simulation.trace, id, line);
  const client = id === null ? undefined : world.clients.get(id);
  if (inside === null || client === undefined) return words.empty;
  const member = memberOf(cast, inside.client);
  const telling: Telling = {
    words,
    page,
    client,
    programs: inside.programs,
    nowMs: Math.max(nowMs, now.timeMs),
  };
  const at = { client: inside.client, main: mainProgramOf(client)?.id ?? null, lines };
  const rows = inside.threads.map((row) =>
    threadShown(atLine(row, { view: { world, simulation }, at }), telling),
  );
  const lane = laneShown(inside.lane, telling);
  return {
    line: lineOf(inside, member?.name ?? '?', telling),
    spoken: [
      ...rows.map(({ text }) => text),
      lane.text,
      ...(lane.running === null
        ? []
        : [words.sentence([lane.running.text, lane.handles].filter((part) => part !== ''))]),
      ...lane.mail,
    ],
    things: [],
    inside,
    member,
    threads: rows,
    lane,
  };
}

interface Telling extends Pick<ViewTexts<Words>, 'words' | 'page' | 'nowMs'> {
  readonly client: ClientState;
  readonly programs: Threads['programs'];
}

/** Without a choice one that is stuck, else the first. */
function clientShown(
  world: World,
  cast: readonly CastMember<ClientId>[],
  chosen: ClientId | null,
): ClientId | null {
  const member = memberOf(cast, chosen) ?? memberOf(cast, stuckClient(world));
  return member?.id ?? cast[0]?.id ?? null;
}

function lineOf({ lane, programs, process }: Threads, name: string, { words, page }: Telling): string {
  const parts = [words.inside(name)];
  const ofProcess = words.process[process];
  if (ofProcess !== null) parts.push(ofProcess);
  else if (programs === 'stalled') parts.push(words.stalled);
  if (process !== 'killed' && process !== 'closed') {
    if (lane.state === 'blocked') parts.push(words.blocked(lane.queue.length));
    if (lane.state === 'stuck') parts.push(words.stuck(lane.queue.length));
  }
  return page.format.sentences(parts);
}

interface At {
  readonly view: Pick<Scene['view'], 'world' | 'simulation'>;
  readonly at: { readonly client: ClientId; readonly main: number | null; readonly lines: LinesShown | null };
}

/** Own code at the line that the picture shows it at: before it goes on from there it waits for nothing. */
function atLine(row: ThreadRow, { view: { world, simulation }, at: { client, main, lines } }: At): ThreadRow {
  const there = row.id === main ? lines?.get(client) : undefined;
  const atStep = stepShown(simulation.trace, row, { client, step: world.step, line: there?.line ?? null });
  return { ...row, atStep, doing: there?.runsOn === true ? { kind: 'runs' } : row.doing };
}

function threadShown(thread: ThreadRow, telling: Telling): ThreadShown {
  const { words, page, nowMs } = telling;
  const { id, recipe, doing, atStep } = thread;
  const beliefs = thread.believes.map(({ what, truth }) => ({
    text: truth === 'true' ? words.believes[what] : words.mistaken(words.believes[what]),
    truth,
  }));
  // One that has ended is at no step any more.
  const named = atStep === null || doing.kind === 'ended' ? '' : stepWords(page, atStep);
  const step = beliefs.some(({ text }) => text === named) ? '' : named;
  const inside = thread.inside.map(words.inMonitor);
  const does =
    doing.kind === 'runs' && id >= 0 && telling.programs === 'stalled'
      ? words.doing.stalled
      : doingText(thread, telling);
  const since =
    doing.kind === 'waits' ? words.since(page.format.span(Math.max(0, nowMs - doing.sinceMs))) : '';
  const name = id < 0 ? words.callback(recipe) : words.thread(id, recipe);
  const flag = thread.isInterrupted ? words.interrupted : '';
  const parts = [name, step, ...beliefs.map((belief) => belief.text), ...inside, flag, does, since];
  const text = words.sentence(parts.filter((part) => part !== ''));
  return { id, recipe, doing, name, step, beliefs, inside, flag, does, since, text };
}

function doingText({ doing }: ThreadRow, { words, page, client }: Telling): string {
  switch (doing.kind) {
    case 'notStarted':
      return words.doing.notStarted;
    case 'runs':
      return words.doing.runs;
    case 'waits':
      return words.waits(waitText(doing.for, client, page.panels.client.waits));
    case 'ended':
      return doing.how === 'threw' ? words.doing.threw(doing.message) : words.doing[doing.how];
    default:
      return doing satisfies never;
  }
}

function laneShown({ state, running, handled, queue, mail, late }: Lane, telling: Telling): LaneShown {
  const { words } = telling;
  const { clock } = telling.page.format;
  const lateText =
    late === null
      ? ''
      : words.late(
          words.event(late.event, late.path === null ? null : leafOf(late.path)),
          clock(late.handledMs),
          words.thread(late.thread, ''),
          clock(late.sinceMs),
        );
  const items = queue.map((item) => ({ kind: item.kind, text: itemText(item, words) }));
  const stateWord = words.laneStates[state];
  return {
    state,
    name: words.lane,
    stateWord,
    idleText: words.sentence([words.lane, stateWord]),
    running: running === null ? null : threadShown(called(running), telling),
    handles: handled === null ? '' : itemText({ kind: 'event', ...handled, watcher: '' }, words),
    queue: items,
    mail: mail.map(({ watcher, count }) => words.mail(watcher, count)),
    late: lateText,
    text: words.sentence([
      words.lane,
      stateWord,
      ...items.map(({ text }) => text),
      ...(lateText === '' ? [] : [lateText]),
    ]),
  };
}

/** A callback has no start of its own: the event thread calls it. */
function called(running: ThreadRow): ThreadRow {
  return running.doing.kind === 'notStarted' ? { ...running, doing: { kind: 'runs' } } : running;
}

function itemText(item: LaneItem, words: Telling['words']): string {
  if (item.kind === 'answer') return words.answer(item.op);
  return words.event(item.event, item.path === null ? null : leafOf(item.path));
}

function leafOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
