import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../ui/parts/testing/draw.ts';
import { editedPlan } from '../../../scenarios/world/planEdit.ts';
import { EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { speak } from '../../../words/useWords.ts';
import { TimingFields } from './TimingFields.tsx';

beforeEach(async () => {
  await speak('en');
});

test('reads without a leader say what else they need, and local sessions come with a click', async () => {
  draw(<Form />);
  await page.getByText('Timing, sessions and quotas').click();
  const localSessions = page.getByRole('group', { name: 'Local sessions', exact: true });
  await expect.element(page.getByText('they are off')).not.toBeInTheDocument();

  await page.getByText('yes, read-only mode').click();
  await expect.element(page.getByText('they are off')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on local sessions' }).click();
  await expect.element(localSessions.getByRole('radio', { name: 'on, upgraded when needed' })).toBeChecked();
  await expect.element(page.getByText('“connect” opens a new session')).toBeVisible();
});

function Form() {
  const [plan, setPlan] = useState({ ...EMPTY_PLAN, servers: 3 });
  const nothing = { links: '', problems: [], onLinks: doNothing, seed: 1, onSeed: doNothing };
  return (
    <TimingFields
      {...nothing}
      plan={plan}
      pauses=""
      pauseProblems={[]}
      onPauses={doNothing}
      onEdit={(edit) => {
        const edited = editedPlan(plan, edit);
        if (edited.ok) setPlan(edited.plan);
        return edited.ok;
      }}
    />
  );
}

function doNothing(): void {
  // Nothing else is typed here.
}
