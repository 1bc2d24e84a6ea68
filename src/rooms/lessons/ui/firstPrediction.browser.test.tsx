// Of each prediction the first one is handed in: a page that is loaded again shows that one, and takes no other as if it counted.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../scenarios/library.ts';
import type { NamedLink } from '../../../scenarios/link/namedLink.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { speak } from '../../../words/useWords.ts';
import { assignmentCode } from './assignmentCode.ts';
import { LessonPanel } from './LessonPanel.tsx';
import { leave, openLesson } from './lessonRun.ts';
import { keepProgress, useProgress } from './progress.ts';

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

test.each(['homework', 'lesson'] as const)(
  'a %s that is loaded again shows what was predicted',
  async (kind) => {
    const link = await linkTo(kind);
    await open(link);
    await predict(0);
    const said = await youPredicted();
    await loadAgain(link);
    expect(await youPredicted()).toBe(said);
    expect(page.getByRole('button', { name: 'Submit prediction' }).elements()).toHaveLength(0);
    await expect
      .element(page.getByRole('article').getByText(/^Saved\. Now do what the question describes/u))
      .toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Restart this part' }));
    expect(await youPredicted()).toBe(said);
  },
);

test('where a lesson is taken once more, it asks anew and says which prediction is handed in', async () => {
  const link = await linkTo('lesson');
  await open(link);
  await predict(0);
  const first = (await youPredicted()).replace(/^You predicted: (.*)\.$/u, '$1');
  keepProgress('L0', { state: 'done', part: 0, predictions: {} });
  await loadAgain(link);
  await predict(2);
  await expect
    .element(page.getByText(`Your first prediction is the one that counts: ${first}.`))
    .toBeVisible();
});

async function linkTo(kind: 'homework' | 'lesson'): Promise<NamedLink> {
  if (kind === 'lesson') return { kind: 'lesson', id: 'L0', part: null };
  const task = { kind: 'lesson', lesson: 'L0' } as const;
  const code = await assignmentCode({ title: '', task, allowed: [], set: {}, goal: '', deadline: '' });
  return { kind: 'work', id: code, part: null };
}

async function open(link: NamedLink): Promise<void> {
  expect(await openLesson(link)).toBe(true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<LessonPanel />);
}

/** What is in the page's memory is gone; what the browser keeps is there. */
async function loadAgain(link: NamedLink): Promise<void> {
  root?.unmount();
  leave();
  useSession.setState(useSession.getInitialState(), true);
  await open(link);
}

async function predict(option: number): Promise<void> {
  await userEvent.click(page.getByRole('radio').nth(option));
  await userEvent.click(page.getByRole('button', { name: 'Submit prediction' }));
}

async function youPredicted(): Promise<string> {
  const said = page.getByText(/^You predicted: /u);
  await expect.element(said).toBeVisible();
  return said.element().textContent;
}
