// The inside of a client in words.
import type { ViewWords } from '../../../words/messages.ts';
import type { ClientState } from '../../../engine/index.ts';
import { stepWords } from '../../../words/stepWords.ts';
import type { Messages } from '../../../words/messages.ts';
import { waitText } from '../../../words/waitText.ts';
import type { LaneItem, ThreadRow, Threads } from './threads.ts';

export interface Telling {
  readonly words: ViewWords['threads'];
  readonly all: Messages;
  readonly client: ClientState;
  readonly nowMs: number;
}

/** What is out of the ordinary, if anything is. */
export function lineOf(
  inside: Threads,
  name: string,
  { words, all }: Pick<Telling, 'words' | 'all'>,
): string {
  const { lane, programs, process } = inside;
  const parts = [words.inside(name)];
  const ofProcess = words.process[process];
  if (ofProcess !== null) parts.push(ofProcess);
  else if (programs === 'stalled') parts.push(words.stalled);
  if (process !== 'killed' && process !== 'closed') {
    if (lane.state === 'blocked') parts.push(words.blocked(lane.queue.length));
    if (lane.state === 'stuck') parts.push(words.stuck(lane.queue.length));
  }
  return all.format.sentences(parts);
}

/** What a thread does: waits for something, runs, has ended. */
export function doingText({ doing }: ThreadRow, { words, all, client }: Telling): string {
  switch (doing.kind) {
    case 'notStarted':
      return words.doing.notStarted;
    case 'runs':
      return words.doing.runs;
    case 'waits':
      return words.waits(waitText(doing.for, client, all.panels.client.waits));
    case 'ended':
      return doing.how === 'threw' ? words.doing.threw(doing.message) : words.doing[doing.how];
    default:
      return doing satisfies never;
  }
}

/** How long it has been waiting; empty for one that does not wait. */
export function sinceText({ doing }: ThreadRow, { words, all, nowMs }: Telling): string {
  return doing.kind === 'waits' ? words.since(all.format.span(Math.max(0, nowMs - doing.sinceMs))) : '';
}

export function stepText({ atStep }: ThreadRow, { all }: Telling): string {
  return atStep === null ? '' : stepWords(all, atStep);
}

export function itemText(item: LaneItem, { words }: Telling): string {
  if (item.kind === 'answer') return words.answer(item.op);
  return words.event(item.event, item.path === null ? null : leafOf(item.path));
}

export function threadText(thread: ThreadRow, telling: Telling): string {
  const { words } = telling;
  const name = thread.id < 0 ? words.callback(thread.recipe) : words.thread(thread.id);
  const beliefs = thread.believes.map((what) => words.believes[what]);
  const parts = [
    name,
    stepText(thread, telling),
    ...beliefs,
    doingText(thread, telling),
    sinceText(thread, telling),
  ];
  return words.sentence(parts.filter((part) => part !== ''));
}

export function sentencesOf(inside: Threads, telling: Telling): readonly string[] {
  const { lane } = inside;
  const { words } = telling;
  const queue = lane.queue.map((item) => itemText(item, telling));
  return [
    ...inside.threads.map((thread) => threadText(thread, telling)),
    words.sentence([words.lane, words.laneStates[lane.state], ...queue]),
    ...(lane.running === null ? [] : [threadText(lane.running, telling)]),
    ...lane.mail.map(({ watcher, count }) => words.mail(watcher, count)),
  ];
}

function leafOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
