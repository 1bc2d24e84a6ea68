import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeClaim } from '../../../ui/stores/claim.ts';
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
