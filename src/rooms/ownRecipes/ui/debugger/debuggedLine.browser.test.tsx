// Where the debugger has a client: its card and the inside of its process say the same as the picture.
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ClientId } from '../../../../engine/index.ts';
import { ClientCard } from '../../../../ui/panels/cards/ClientCard.tsx';
import { showExperiment } from '../../../../ui/playback/gestures.ts';
import { useOwnCode, type LinesShown } from '../../../../ui/stores/ownCode.ts';
import { select } from '../../../../ui/stores/selection.ts';
import { useWorld } from '../../../../ui/stores/useWorld.ts';
import { ThreadsView } from '../../../../ui/views/threads/View.tsx';
import { drawing } from '../testing/drawing.ts';
import { CUT_AT_MS, splitLeaders } from '../testing/splitLeaders.ts';

const draw = drawing();
const B: ClientId = 'client:B';

beforeEach(() => {
  onTestFinished(() => {
    useOwnCode.setState({ lines: null });
    select(null);
  });
});

test('they name the line of the debugger, and of a client that runs on from there no call that it waits for', async () => {
  const experiment = splitLeaders({ fault: 'none' });
  const { step } = experiment.momentAtTime(CUT_AT_MS);
  showExperiment(experiment, { step, timeMs: CUT_AT_MS }, []);
  select({ world: 0, kind: 'client', id: B });
  draw(<Inside />);
  const card = page.getByRole('article', { name: 'Client B' });
  const thread = page.getByRole('group', { name: /^thread 1/ });
  // Its last call is a sleep, and that is what the world by itself shows.
  await expect.element(thread).toHaveAccessibleName(/line 9, waiting/);
  await expect.element(card.getByText('line 9', { exact: true })).toBeVisible();
  const atTheEnd = card.getByText(/is from the end of this step/);
  await expect.element(atTheEnd).not.toBeInTheDocument();
  putAt({ line: 8, runsOn: true });
  await expect.element(thread).toHaveAccessibleName(/line 8, running/);
  await expect.element(card.getByText('line 8', { exact: true })).toBeVisible();
  await expect.element(atTheEnd).toBeVisible();
});

function putAt(at: { readonly line: number; readonly runsOn: boolean }): void {
  const of: LinesShown = new Map([[B, at]]);
  useOwnCode.setState({ lines: { side: 0, of } });
}

function Inside() {
  const view = useWorld(0);
  return (
    <>
      {view !== null && <ClientCard view={view} id={B} />}
      <ThreadsView side={0} />
    </>
  );
}
