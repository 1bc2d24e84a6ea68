import { expect, onTestFinished, test, vi } from 'vitest';
import { held } from '../link/testing/held.ts';
import { endPresentation, present } from './presentation.ts';

test('a presentation that ends before the browser grants it the full screen leaves that when it comes', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const granted = held<void>();
  const root = document.documentElement;
  vi.spyOn(root, 'requestFullscreen').mockReturnValue(granted.promise);
  const leave = vi.spyOn(document, 'exitFullscreen').mockResolvedValue();
  present();
  endPresentation();
  expect(leave).not.toHaveBeenCalled();
  vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(root);
  granted.resolve();
  await expect.poll(() => leave.mock.calls.length).toBe(1);
});
