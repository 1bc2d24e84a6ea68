import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { giveCommand } from '../../../ui/playback/gestures.ts';
import { useSaid } from '../../../ui/controls/caption/useSaid.ts';
import { movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { closeClaim, useClaim } from '../../../ui/stores/claim.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { speak } from '../../../words/useWords.ts';
import { ClaimCard } from './ClaimCard.tsx';
import { openSight } from './openClaim.ts';
import '../../../ui/theme/base.css';

let root: Root | null = null;

afterEach(async () => {
  root?.unmount();
  document.body.replaceChildren();
  usePlayhead.setState({ playing: false });
  closeClaim();
  await speak('en');
});

test.each([
  ['en', 1440, 'a moment later: B holds', true],
  ['zh-CN', 1440, '随后：B 持有锁', true],
  ['en', 390, 'a moment later: B holds', false],
] as const)(
  'a card names its other pictures where there is room, in %s at %i',
  async (language, width, name, isSeen) => {
    await page.viewport(width, 800);
    await speak(language);
    await openSight('S0-15', 0);
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<ClaimCard />);
    const button = page.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    const shown = document.querySelector('[data-claim] button span:not([title])')?.getBoundingClientRect();
    expect((shown?.width ?? 0) > 20).toBe(isSeen);
  },
);

test('its headline is not said of another run that has as many steps', async () => {
  await page.viewport(1300, 800);
  await openSight('S0-17', 0);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <>
      <ClaimCard />
      <Headline />
    </>,
  );
  await expect.poll(() => useClaim.getState().headline).not.toBeNull();
  const { claim, headline } = useClaim.getState();
  const experiment = getExperiment();
  if (claim?.moment == null || headline === null || experiment === null) throw new Error('it has a moment');
  const { step } = claim.moment;
  movePlayhead({ step, timeMs: experiment.timeAt(step) }, { playing: false });
  await expect.element(page.getByRole('status')).toHaveTextContent(headline.text);
  movePlayhead({ step: 20, timeMs: experiment.timeAt(20) }, { playing: false });
  giveCommand({ type: 'killClient', client: 'client:A' });
  while (experiment.steps < step && experiment.advance());
  movePlayhead({ step, timeMs: experiment.timeAt(step) }, { playing: false });
  await expect.element(page.getByRole('status')).toHaveTextContent(/./);
  await expect.element(page.getByRole('status')).not.toHaveTextContent(headline.text);
});

function Headline() {
  return <p role="status">{useSaid()?.now.text}</p>;
}
