import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import { readAssignments } from '../ui/assignmentCode.ts';
import { AssignmentMaker } from './AssignmentMaker.tsx';

let root: Root | null = null;

beforeEach(async () => {
  await speak('en');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<AssignmentMaker />);
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test('the link carries what the teacher has fixed, and not what belongs to another task', async () => {
  const task = page.getByRole('combobox', { name: 'Task' });
  await userEvent.selectOptions(task, 'L5');
  const settings = page.getByRole('group', { name: 'Fixed settings' });
  const variant = settings.getByRole('combobox').first();
  await userEvent.selectOptions(variant, 'guid');
  await page.getByRole('textbox', { name: 'Title' }).fill('Lost replies');
  await page.getByRole('checkbox', { name: 'Drop reply' }).click();
  await expect
    .poll(assigned)
    .toMatchObject([
      { title: 'Lost replies', task: { lesson: 'L5' }, allowed: ['dropReply'], set: { variant: 'guid' } },
    ]);

  // Of what was fixed, the title stays.
  await userEvent.selectOptions(task, 'L4');
  await expect
    .poll(assigned)
    .toMatchObject([{ title: 'Lost replies', task: { lesson: 'L4' }, allowed: [], set: {} }]);
});

test('several tasks go into one link in their order, and one that is not finished holds it back', async () => {
  await page.getByRole('textbox', { name: 'Deadline' }).fill('Friday');
  await page.getByRole('button', { name: 'Add another task' }).click();
  await expect.poll(assigned).toMatchObject([{ deadline: 'Friday' }, { deadline: 'Friday' }]);
  const [first, second] = (await assigned()).map(({ task }) => task);
  expect(second).not.toEqual(first);

  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Task' }), 'A world of your own');
  await expect.element(page.getByRole('button', { name: /^2\. .*\(not finished\)/u })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Link for your class' })).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Remove task 2' }).click();
  await expect.poll(assigned).toMatchObject([{ task: first }]);
});

/** As a learner who follows the link gets it; none while there is no link. */
async function assigned() {
  const link = page.getByRole('textbox', { name: 'Link for your class' }).query();
  const [, code = ''] = link instanceof HTMLTextAreaElement ? link.value.split('#work=') : [];
  const read = code === '' ? null : await readAssignments(code);
  return (read ?? []).map(({ assignment }) => assignment);
}
