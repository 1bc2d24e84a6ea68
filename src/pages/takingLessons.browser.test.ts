// The lesson that is on is the one chosen last, however long another takes to load.
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../scenarios/library.ts';
import { loadOwnRecipes } from '../ownRecipes/load.ts';
import { useNotices } from '../ui/stores/notices.ts';
import { keepText, keptText, useOwnCode } from '../ui/stores/ownCode.ts';
import { useSession } from '../ui/stores/session.ts';
import { useStage } from '../ui/stores/stage.ts';
import { speak } from '../words/useWords.ts';
import { assignmentCode } from '../rooms/lessons/ui/assignmentCode.ts';
import { leave, openLesson, takeLesson } from '../rooms/lessons/ui/lessonRun.ts';
import { runNow } from '../rooms/lessons/ui/lessonStore.ts';

const ASSIGNED = {
  title: 'Week 1',
  task: { kind: 'lesson', lesson: 'L1' },
  allowed: [],
  set: {},
  goal: '',
  deadline: '',
} as const;

/** The interpreter has been loaded; false: it is forbidden. */
let loaded: (can: boolean) => void;

beforeEach(async () => {
  await loadOwnRecipes();
  await speak('en');
  const loading = new Promise<boolean>((resolve) => {
    loaded = resolve;
  });
  useStage.setState({
    rooms: [
      {
        id: 'programs',
        dialogs: {},
        provides: { loadInterpreter: async () => () => loading },
      },
    ],
  });
});

afterEach(() => {
  leave();
  useStage.setState(useStage.getInitialState(), true);
  useOwnCode.setState(useOwnCode.getInitialState(), true);
  useSession.setState(useSession.getInitialState(), true);
  localStorage.clear();
});

test('a lesson that is chosen while a challenge loads stays', async () => {
  const challenge = openLesson({ kind: 'lesson', id: 'C12', part: null });
  takeLesson('L0', 'beginning');
  loaded(true);
  await challenge;
  expect(runNow()?.lesson.id).toBe('L0');
  expect(useOwnCode.getState().isOpen).toBe(false);
});

test('a lesson that is left while it loads stays left', async () => {
  const challenge = openLesson({ kind: 'lesson', id: 'C12', part: null });
  leave();
  loaded(false);
  await challenge;
  expect(runNow()).toBeNull();
  expect(useOwnCode.getState().isOpen).toBe(false);
});

test('the moment of an address is not looked for in another lesson', async () => {
  const challenge = openLesson({ kind: 'lesson', id: 'C12', part: null, at: 'of a challenge' });
  takeLesson('L1', 'beginning');
  const shown = useSession.getState().experiment;
  loaded(true);
  await challenge;
  expect(useSession.getState().experiment).toBe(shown);
  expect(useNotices.getState().notice).toBeNull();
});

test('the moment of an address is not missed in a lesson that was taken meanwhile', async () => {
  const first = openLesson({ kind: 'lesson', id: 'L1', part: null, at: 'of the first' });
  takeLesson('L2', 'beginning');
  await first;
  expect(runNow()?.lesson.id).toBe('L2');
  expect(useNotices.getState().notice).toBeNull();
});

test('a lesson that is chosen while an assignment is read stays', async () => {
  const code = await assignmentCode(ASSIGNED);
  const assigned = openLesson({ kind: 'work', id: code, part: null });
  takeLesson('L2', 'beginning');
  await assigned;
  expect(runNow()?.lesson.id).toBe('L2');
});

test('what is written in one challenge after another is kept with each, and apart from the learner’s own recipe', async () => {
  keepText('// mine');
  loaded(true);
  for (const id of ['C12', 'C13'] as const) {
    await openLesson({ kind: 'lesson', id, part: null });
    keepText(`// of ${id}`);
  }
  for (const id of ['C12', 'C13'] as const) {
    await openLesson({ kind: 'lesson', id, part: null });
    expect(keptText()).toBe(`// of ${id}`);
  }
  leave();
  expect(keptText()).toBe('// mine');
});
