import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { openingChoices } from '../../../ui/controls/presets.ts';
import { draw } from '../../../ui/parts/testing/draw.ts';
import { loadScenario } from '../../../ui/playback/gestures.ts';
import { useSession } from '../../../ui/stores/session.ts';
import '../../../ui/theme/base.css';
import { speak } from '../../../words/useWords.ts';
import { ClassBar } from './ClassBar.tsx';
import { useClass } from './classStore.ts';

test('on a small projector the bar of a class whose phones are clients takes one line', async () => {
  await speak('en');
  await page.viewport(1024, 768);
  const [session, before] = [useSession.getState(), useClass.getState()];
  onTestFinished(async () => {
    useSession.setState(session, true);
    useClass.setState(before, true);
    await page.viewport(1300, 800);
  });
  loadScenario(openingChoices());
  const phones = Array.from({ length: 12 }, (_, at) => ({ phone: at, name: '', isReachable: true }));
  useClass.setState({
    line: 'open',
    join: 'http://192.168.178.24:8787/',
    phones,
    part: 'clients',
  });
  draw(<ClassBar />);
  await expect.element(page.getByRole('button', { name: 'Restart with 12 clients' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'QR code and people' })).toBeInTheDocument();
  const bar = page.getByRole('region', { name: 'Live class' }).element().getBoundingClientRect();
  expect(bar.height).toBeLessThan(60);
});
