import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../scenarios/library.ts';
import { openingChoices } from '../controls/presets.ts';
import { loadScenario } from '../playback/gestures.ts';
import { startPlaybackLoop } from '../playback/playbackLoop.ts';
import { showViews } from '../stores/shownViews.ts';
import { speak } from '../../words/useWords.ts';
import { Worlds } from './Worlds.tsx';
import '../theme/base.css';

let root: Root | null = null;
let endLoop = () => {};

beforeEach(async () => {
  await page.viewport(1300, 800);
  await speak('en');
  endLoop = startPlaybackLoop();
});

afterEach(() => {
  root?.unmount();
  endLoop();
  showViews(null);
});

test('of a world that comes beside another its place is there at once, then its views, then its picture', async () => {
  const [left, right] = openingChoices();
  loadScenario([left!]);
  const place = document.createElement('div');
  place.style.cssText = 'display: grid; height: 700px; container-type: inline-size';
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<Worlds />);
  await expect.element(page.getByRole('group', { name: /^Picture/ })).toBeVisible();
  showViews(['beliefBars']);
  await expect.element(page.getByRole('region', { name: 'Views' })).toBeVisible();

  const seen: string[] = [];
  const look = () => {
    const worlds = [...(place.firstElementChild?.children ?? [])];
    const widths = worlds.map((world) => Math.round(world.getBoundingClientRect().width)).join(' and ');
    const views = worlds[1]?.querySelector('section[aria-label$="Views"]') ? ', views' : '';
    const picture = worlds[1]?.querySelector('[data-drawing]') ? ', picture' : '';
    const now = `${widths}${views}${picture}`;
    if (now !== seen.at(-1)) seen.push(now);
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, subtree: true });
  loadScenario([left!, right!]);
  await expect.poll(() => place.querySelectorAll('[data-drawing]').length).toBe(2);
  observer.disconnect();
  expect(seen).toEqual(['650 and 650', '650 and 650, views', '650 and 650, views, picture']);
  expect(place.querySelector('[aria-busy]')).toBeNull();
});
