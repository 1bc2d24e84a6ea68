// The editor beside a part whose program is to be mended, and the check of that program.
import type { Link } from '../../../scenarios/link/permalink.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import { play } from '../../../ui/playback/transport.ts';
import { Ongoing } from '../../../ui/parts/ongoing.ts';
import { closeEditor, keepUnder, keptText, showEditor, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { partOf, runNow } from './lessonStore.ts';
import { openPartScene } from './openPartScene.ts';
import { look, noteExam } from './watching.ts';

const bench = new Ongoing();
const exam = new Ongoing();

/** False where no program can run, and the editor says why; false also if the learner chose something else while this was loading. */
export async function canRunPrograms(isLatest: () => boolean): Promise<boolean> {
  const loadInterpreter = await fromRoom('loadInterpreter');
  const isLoaded = await loadInterpreter();
  if (!isLatest()) return false;
  if (!isLoaded) showEditor();
  return isLoaded;
}

/** What is written is kept under the name of the work. */
export function openBench(work: string): void {
  bench.begin(() => {
    closeEditor();
    keepUnder(null);
  });
  keepUnder(work);
}

/** A learner who wrote a recipe of her own finds it there the next time. */
export function closeBench(): void {
  dropExam();
  bench.end();
}

/** The program of a link at its moment, once it may run. */
export async function showProgram(link: Link): Promise<void> {
  const run = runNow();
  const openCodeLink = await fromRoom('openCodeLink');
  await openCodeLink(JSON.stringify(link), () => runNow() === run);
}

/** Has what stands in the editor run and checked: a link’s program once it is there. */
export async function checkProgram(): Promise<void> {
  await useOwnCode.getState().opening;
  const run = runNow();
  const written = keptText();
  if (run === null) return;
  const isShown = getExperiment() === run.experiment && shownCode() === (written ?? shownCode());
  if (!isShown) {
    openPartScene(partOf(run), run.set, written ?? undefined);
    look();
  }
  if (useOwnCode.getState().isOpen) play();
  examineShown();
}

/** Has the program checked that runs. */
export function examineShown(): void {
  const run = runNow();
  const experiment = getExperiment();
  const [choice] = experiment?.choices ?? [];
  if (run === null || choice === undefined) return;
  const { repair } = partOf(run);
  if (repair === undefined) return;
  const { code } = choice;
  noteExam({ code, news: { is: 'running', runs: 0 } });
  let isDropped = false;
  exam.begin(() => {
    isDropped = true;
  });
  void fromRoom('examine').then((examine) => {
    if (isDropped) return;
    const end = examine(choice, repair.exam, (news) => {
      noteExam({ code, news });
    });
    exam.begin(end);
  });
}

export function dropExam(): void {
  exam.end();
}

function shownCode(): string | undefined {
  return getExperiment()?.choices[0]?.code;
}
