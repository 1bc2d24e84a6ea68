import { setDiagnostics } from '@codemirror/lint';
import { afterEach, expect, test } from 'vitest';
import { spokenIn } from '../../../words/load.ts';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { codeEditor } from './codeEditor.ts';

afterEach(() => document.body.replaceChildren());

test('the mark of a line that failed is an exclamation mark and no disc, as a breakpoint is', async () => {
  const own = (await spokenIn('en')).area(OWN_RECIPE);
  const host = document.body.appendChild(document.createElement('div'));
  const nothing = (): void => undefined;
  const view = codeEditor(host, {
    text: 'fail();',
    words: () => ({ own }),
    valuesOf: () => [],
    onChange: nothing,
    onRun: nothing,
    onStep: nothing,
    onUpdate: nothing,
  });
  view.dispatch(setDiagnostics(view.state, [{ from: 0, to: 4, severity: 'error', message: 'failed' }]));
  const mark = () => host.querySelector('.cm-lint-marker-error');
  await expect.poll(mark).not.toBeNull();
  const drawn = (part?: string) => getComputedStyle(mark() ?? host, part).content;
  expect([drawn(), drawn('::before')]).toEqual(['normal', '"!"']);
});
