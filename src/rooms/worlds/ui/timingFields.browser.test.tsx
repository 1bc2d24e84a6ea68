import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { editedPlan } from '../../../scenarios/world/planEdit.ts';
import { EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { speak } from '../../../words/useWords.ts';
import { TimingFields } from './TimingFields.tsx';

let root: Root | null = null;

beforeEach(async () => {
  await speak('en');
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test('reads without a leader say what else they need, and local sessions come with a click', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Form />);
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
