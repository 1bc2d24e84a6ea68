// What is said at the end of a challenge whose solution was played: not that the learner has solved it, nor with how many commands.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { workAsSolved } from '../../../scenarios/homework/testing/sampleWork.ts';
import { findLesson } from '../../../scenarios/lessons/lessons.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { speak } from '../../../words/useWords.ts';
import { LessonPanel } from './LessonPanel.tsx';
import { leave, openLesson } from './lessonRun.ts';
import { changeRun } from './lessonStore.ts';
import { useProgress } from './progress.ts';
import { keepWork } from './work.ts';

let root: Root | null = null;

beforeEach(async () => {
  await speak('en');
});

afterEach(() => {
  root?.unmount();
  leave();
  useSession.setState(useSession.getInitialState(), true);
  useProgress.setState({ progress: {} });
  localStorage.clear();
  document.body.replaceChildren();
});

test('the page has played it', async () => {
  await atTheEnd({ isShown: true });
  await expect.element(page.getByText('You had a solution played. Fewest commands known: 2.')).toBeVisible();
  await expect.element(page.getByRole('status').getByText('Challenge finished.')).toBeVisible();
  expect(page.getByText(/solved|Commands used/u).elements()).toHaveLength(0);
});

test('the learner has solved it', async () => {
  await atTheEnd({ isShown: false });
  await expect.element(page.getByRole('status').getByText('Challenge solved.')).toBeVisible();
  await expect.element(page.getByText('Commands used: 2. Fewest known: 2.')).toBeVisible();
});

async function atTheEnd({ isShown }: { readonly isShown: boolean }): Promise<void> {
  const challenge = findLesson('C3');
  const [part] = challenge?.parts ?? [];
  if (challenge === undefined || part === undefined) throw new Error('there is no C3');
  const own = workAsSolved(challenge)[part.id];
  if (own === undefined) throw new Error('it was not solved');
  const work = { ...own, isShown };
  keepWork('C3', part.id, work);
  await openLesson({ kind: 'lesson', id: 'C3', part: null });
  changeRun({ work, reached: part.goal?.milestones.map(({ id }) => id) ?? [] });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<LessonPanel />);
}
