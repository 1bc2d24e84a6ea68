// Servers and clients as lanes with the messages between them, in words: each lane by its name, each record as its sentence.
import type { Command } from '../../../engine/index.ts';
import { commandWord } from '../../../words/commandWord.ts';
import type { RecordWords } from '../../../words/contracts/engine.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { serverFaces, type ServerFace } from '../../select/ensemble/serverFaces.ts';
import { outsideCast } from '../../select/outside/outsideCast.ts';
import { tell } from '../../select/tell.ts';
import { messageAxis, type MessageAxis } from './messageAxis.ts';
import { spaceTime, type Lane, type SpaceTime } from './spaceTime.ts';
import type { Words } from './words/en.ts';

export interface SpaceTimeModel extends ViewModel {
  readonly diagram: SpaceTime;
  readonly lanes: readonly LaneShown[];
  readonly axis: MessageAxis;
  readonly nowMs: number;
  /** The last time that was shown. */
  readonly shownMs: number;
  readonly telling: Telling;
}

export interface LaneShown extends Lane {
  /** Whose lane it is: a server’s, or else a client’s. */
  readonly face: ServerFace | undefined;
  readonly member: CastMember | undefined;
}

/** What the diagram is told in. */
export interface Telling {
  readonly words: Words;
  /** A record as a sentence. */
  readonly sentenceOf: (seq: number) => string;
  readonly commandOf: (command: Command) => string;
}

/** Servers and clients as lanes, messages as slanted lines between them. */
export function spaceTimeModel(
  { view: { world, simulation }, cast, now, shown }: Scene,
  { words, page }: ViewTexts<Words>,
  sentences: RecordWords,
): SpaceTimeModel | string {
  const { trace } = simulation;
  const diagram = spaceTime(world, trace, shown.step);
  if (diagram.messages.length === 0 && diagram.flying.length === 0) return words.empty;
  const sentenceOf = (seq: number): string => {
    const record = trace[seq - 1];
    return record === undefined ? '' : tell(sentences, record, simulation);
  };
  const newest = diagram.messages
    .filter(({ arrived }) => arrived.step <= now.step)
    .slice(-SPOKEN)
    .map(({ seq, kind }) => words.message(words.kinds[kind], sentenceOf(seq)));
  const faces = serverFaces(world);
  const everybody = [...cast, ...outsideCast(world)];
  const lanes = diagram.lanes.map((lane) => ({
    ...lane,
    face: faces.find(({ id }) => id === lane.id),
    member: memberOf(everybody, lane.id),
  }));
  return {
    line: words.calm,
    spoken: [...new Set(newest)],
    things: lanes.map(({ id, face }) => ({ kind: face === undefined ? 'client' : 'server', id })),
    diagram,
    lanes,
    axis: messageAxis(trace),
    nowMs: now.timeMs,
    shownMs: shown.timeMs,
    telling: { words, sentenceOf, commandOf: (command) => commandWord(command, page).label },
  };
}

/** So many of the newest messages are read out. */
const SPOKEN = 12;
