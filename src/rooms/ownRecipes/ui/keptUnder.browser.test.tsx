// Where the text of the editor is kept: as the learner's own, or under the challenge that it was written for.
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import {
  closeEditor,
  keepText,
  keepUnder,
  keptText,
  showEditor,
  useOwnCode,
} from '../../../ui/stores/ownCode.ts';
import { Editor } from './Editor.tsx';
import { loadInterpreter } from './interpreter.ts';
import { shownChoice } from './ownWorld.ts';
import { drawing } from './testing/drawing.ts';

const draw = drawing();

beforeEach(async () => {
  await loadInterpreter();
});

afterEach(() => {
  keepUnder(null);
  useOwnCode.setState(useOwnCode.getInitialState(), true);
  localStorage.clear();
});

function Stage() {
  return useOwnCode(({ isOpen }) => isOpen) ? <Editor /> : null;
}

test('what is typed right before a challenge is left stays with the challenge', async () => {
  keepText('// mine');
  keepUnder('C12');
  keepText('// as found');
  showEditor();
  draw(<Stage />);
  await expect.element(field()).toHaveTextContent('// as found');
  type('// mended');
  closeEditor();
  keepUnder(null);
  await expect.poll(() => field().elements()).toHaveLength(0);
  expect(keptText()).toBe('// mine');
  keepUnder('C12');
  expect(keptText()).toContain('// mended');
});

test('what is typed right before a challenge begins stays the learner’s own', async () => {
  const worldIsThere = async () => {
    await expect.poll(() => shownChoice()).not.toBeNull();
  };
  expect(await ownTextAfterChallenge(worldIsThere)).toBe('// so far\n// mine');
  expect(keptText('C13') ?? '').not.toContain('// so far');
});

test('it stays so if the challenge begins before the editor has a world for it, too', async () => {
  expect(await ownTextAfterChallenge(() => drawn('Debugger'))).toBe('// so far\n// mine');
  expect(keptText('C13') ?? '').not.toContain('// so far');
});

/** What is kept as the learner's own once a challenge has followed on what was typed. */
async function ownTextAfterChallenge(isThere: () => Promise<void>): Promise<string | null> {
  const found = '// as found\nexport default async function main() {}';
  keepText('// mine');
  showEditor();
  const there = isThere();
  draw(<Stage />);
  await there;
  expect(field().element()).toHaveTextContent('// mine');
  type('// so far');
  keepUnder('C13');
  const experiment = new Experiment([choiceFor(found)], { findScenario, book: recipeBook });
  showExperiment(experiment, { step: 0, timeMs: 0 }, []);
  showEditor();
  await expect.element(field()).toHaveTextContent('// as found');
  return keptText(null);
}

/** Before React runs the effects of what it has just drawn. */
function drawn(summary: string): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const summaries = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
      if (!summaries.includes(summary)) return;
      observer.disconnect();
      resolve();
    }).observe(document.body, { childList: true, subtree: true });
  });
}

function field() {
  return page.getByRole('textbox', { name: 'Code in the editor' });
}

function type(text: string): void {
  const view = EditorView.findFromDOM(field().element() as HTMLElement);
  view?.dispatch({ changes: { from: 0, insert: `${text}\n` }, userEvent: 'input.type' });
}
