// A run as sentences: which of its steps are told together. A sentence is a stretch of merged steps, so all that happens in
// it is told by it, and none reaches into another. Read on as far as the run has been simulated; no words are in it.
import { bisectRight } from 'd3-array';
import type { TraceRecord } from '../../engine/index.ts';
import type { BranchId, Experiment, WorldSide } from '../../scenarios/experiment/experiment.ts';
import { topicOf, WEIGHT, type Topic } from './topic.ts';

export interface Sentence {
  readonly topic: Topic;
  /** Merged steps: it begins with the first and has been said with the last. */
  readonly first: number;
  readonly last: number;
  readonly lastMs: number;
  /** The records it tells, in order: none of them is invented. */
  readonly told: readonly Told[];
}

export interface Told {
  readonly side: WorldSide;
  readonly seq: number;
  /** The merged step it happened in. */
  readonly step: number;
}

/** Things of one topic so near to each other are one sentence. */
const NEAR_MS = 250;

/** What goes on without a pause is told in pieces: one without an end tells nobody anything, and telling it takes ever longer. */
export const MOST_TOLD = 500;

/** All sentences simulated so far, in order. */
export function sentencesOf(experiment: Experiment): readonly Sentence[] {
  const reader = readerOf(experiment);
  reader.read(experiment);
  return reader.sentences;
}

/** Reads them as far as there is time, so that there is less to read when they are told. False: there is more to read. */
export function readSentences(experiment: Experiment, isOutOfTime: () => boolean): boolean {
  return readerOf(experiment).read(experiment, isOutOfTime);
}

/** Where the sentence is that is said at a step: the last one that has begun; -1 before the first. */
export function sentenceIndexAt(sentences: readonly Sentence[], step: number): number {
  return sentences.findLastIndex(({ first }) => first <= step);
}

/** The sentence before the one that is said at a step. */
export function sentenceBefore(sentences: readonly Sentence[], step: number): Sentence | null {
  return sentences[sentenceIndexAt(sentences, step) - 1] ?? null;
}

/** The first sentence that is complete only after a step. */
export function sentenceAfter(sentences: readonly Sentence[], step: number): Sentence | null {
  const index = sentences.findLastIndex(({ last }) => last <= step) + 1;
  return sentences[index] ?? null;
}

/** Whether nothing that is still to be simulated can belong to the sentence. */
export function isComplete(experiment: Experiment, sentence: Sentence): boolean {
  const nextAtMs = experiment.nextAtMs();
  return (
    sentence !== sentencesOf(experiment).at(-1) || nextAtMs === null || nextAtMs - sentence.lastMs > NEAR_MS
  );
}

/**
 * Where not all can be said: the newest of each topic, those before them, and so on; of one round those that weigh most. In
 * their order. So what happens once is not lost among what happens all the time. `ofTopic`: of each no more than so many.
 */
export function weightiest(
  sentences: readonly Sentence[],
  most: number,
  ofTopic = Infinity,
): readonly Sentence[] {
  const rounds = new Map<Topic, number>();
  return sentences
    .map((sentence, at) => ({ sentence, at, weight: WEIGHT[sentence.topic] }))
    .toReversed()
    .map((each) => {
      const round = NEVER_LOST.has(each.sentence.topic) ? 0 : (rounds.get(each.sentence.topic) ?? 0);
      rounds.set(each.sentence.topic, round + 1);
      return { ...each, round };
    })
    .filter(({ round }) => round < ofTopic)
    .toSorted((a, b) => a.round - b.round || b.weight - a.weight || b.at - a.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence);
}

/** Seldom, and what all else follows from. */
const NEVER_LOST: ReadonlySet<Topic> = new Set(['broken', 'election']);

const readers = new WeakMap<Experiment, Map<BranchId, SentenceReader>>();

function readerOf(experiment: Experiment): SentenceReader {
  const ofBranches = readers.get(experiment) ?? new Map<BranchId, SentenceReader>();
  readers.set(experiment, ofBranches);
  const known = ofBranches.get(experiment.current);
  if (known !== undefined) return known;
  const parent = experiment.branches.find(({ id }) => id === experiment.current)?.parent ?? null;
  const reader = new SentenceReader(parent === null ? undefined : ofBranches.get(parent));
  ofBranches.set(experiment.current, reader);
  return reader;
}

/** Reads one branch. */
class SentenceReader {
  #traces: readonly (readonly TraceRecord[])[] = [];
  #sentences: Sentence[] = [];
  /** Noteworthy steps read, commands, and violations of each world. */
  #read = 0;
  #commands = 0;
  #broken: readonly number[] = [];

  constructor(parent?: SentenceReader) {
    if (parent === undefined) return;
    this.#sentences = [...parent.#sentences];
    this.#commands = parent.#commands;
  }

  get sentences(): readonly Sentence[] {
    return this.#sentences;
  }

  /** False when time ran out. */
  read(experiment: Experiment, isOutOfTime: () => boolean = () => false): boolean {
    const traces = experiment.worlds.map(({ trace }) => trace);
    if (traces.some((trace, side) => trace !== this.#traces[side])) this.#beginAnew(experiment, traces);
    this.#commands = experiment.commands.length;
    const marked = experiment.marked('noteworthy');
    while (this.#read < marked.length) {
      this.#take(experiment, marked[this.#read] ?? 0);
      this.#read++;
      if (isOutOfTime()) return false;
    }
    return true;
  }

  /** It was forked, or what was simulated ahead of a command has been undone by it: what lies before that holds. */
  #beginAnew(experiment: Experiment, traces: readonly (readonly TraceRecord[])[]): void {
    const isNew = this.#traces.length === 0;
    this.#traces = traces;
    const branch = experiment.branches.find(({ id }) => id === experiment.current);
    const inherited = isNew ? (branch?.inherited ?? 0) : Infinity;
    // Of one that was read before, only a command that is not known yet can have undone anything.
    const command = experiment.commands[Math.min(this.#commands, inherited)];
    const forkedAt = isNew ? branch?.forkedAt : null;
    const common = Math.min(forkedAt?.step ?? Infinity, command?.afterStep ?? Infinity);
    this.#sentences = common === Infinity ? [] : this.#sentences.filter(({ last }) => last <= common);
    const from = this.#sentences.at(-1)?.last ?? 0;
    this.#read = bisectRight(experiment.marked('noteworthy'), from);
    const { worldSteps } = experiment.moment(from);
    this.#broken = experiment
      .violations()
      .map((violations, side) => violations.filter(({ step }) => step <= (worldSteps[side] ?? 0)).length);
  }

  #take(experiment: Experiment, step: number): void {
    const told: Told[] = [];
    let topic: Topic | null = this.#isBrokenAt(experiment, step) ? 'broken' : null;
    for (const sided of experiment.recordsAt(step)) {
      const of = topicOf(experiment, sided);
      if (of === null) continue;
      topic = topic === null || WEIGHT[of] > WEIGHT[topic] ? of : topic;
      told.push({ side: sided.side, seq: sided.record.seq, step });
    }
    if (topic === null || (topic === 'data' && !this.#isQuiet())) return;
    this.#add({ topic, first: step, last: step, lastMs: experiment.timeAt(step), told });
  }

  /** Whether nothing has been told but commands: where clients wait for each other, what they write is no news. */
  #isQuiet(): boolean {
    const last = this.#sentences.at(-1);
    return last === undefined || last.topic === 'command' || last.topic === 'data';
  }

  /** Whether a claim broke. What nobody claimed is seen in what happens. */
  #isBrokenAt(experiment: Experiment, step: number): boolean {
    const { worldSteps } = experiment.moment(step);
    let isBroken = false;
    this.#broken = experiment.violations().map((violations, side) => {
      let read = this.#broken[side] ?? 0;
      for (; ; read++) {
        const violation = violations[read];
        if (violation === undefined || violation.step > (worldSteps[side] ?? 0)) return read;
        if (experiment.claims[side]?.includes(violation.invariant)) isBroken = true;
      }
    });
    return isBroken;
  }

  #add(sentence: Sentence): void {
    const from = this.#joined(sentence);
    if (from === -1) {
      this.#sentences.push(sentence);
      return;
    }
    const joined = [...this.#sentences.slice(from), sentence];
    const [begun = sentence] = joined;
    const told = joined.flatMap((each) => each.told);
    if (told.length > MOST_TOLD) {
      this.#sentences.push(sentence);
      return;
    }
    this.#sentences.length = from;
    const topic = begun.topic === 'broken' ? sentence.topic : begun.topic;
    this.#sentences.push({ ...sentence, topic, first: begun.first, told });
  }

  /** Which sentence it goes on with; late wake-ups bring what was said since with them. -1: it is a new one. */
  #joined({ topic, lastMs }: Sentence): number {
    const at = this.#sentences.length - 1;
    const last = this.#sentences[at];
    if (last === undefined || lastMs - last.lastMs > NEAR_MS || topic === 'command') return -1;
    // A learner who has just given a command reads on about it: a watch set meanwhile is no news of its own.
    // The answer to what it asked for belongs to it too.
    if (last.topic === 'command' && (topic === 'watch' || topic === 'outcome' || topic === 'data')) return at;
    // A client that is woken sets its watch again: that is no news of its own.
    if (last.topic === 'woken' && topic === 'watch') return at;
    // What a client is given or watches right after a violation does not take the violation's place.
    if (last.topic === 'broken' && (topic === 'outcome' || topic === 'watch')) return at;
    // A client that lets go is told of with what came right before.
    if (topic === 'left') return at;
    if (last.topic === topic || (AFTERMATH.has(topic) && AFTERMATH.has(last.topic))) return at;
    if (topic !== 'woken') return -1;
    if (last.topic === 'broken' && lastMs - last.lastMs <= LATE_MS) return at;
    const woken = this.#sentences.findLastIndex((each) => each.topic === 'woken');
    const isLate = woken !== -1 && lastMs - (this.#sentences[woken]?.lastMs ?? 0) <= LATE_MS;
    const isCut = this.#sentences.slice(woken + 1).some((each) => TURNS.has(each.topic));
    return isLate && !isCut ? woken : -1;
  }
}

/** Who has it now and who waits for whom is one thing to say. */
const AFTERMATH: ReadonlySet<Topic> = new Set(['holds', 'watch']);
/** So late a wake-up of the same release may come. */
const LATE_MS = 20;
/** What nothing that comes after it may be told together with what came before. */
const TURNS: ReadonlySet<Topic> = new Set(['command', 'expired']);
