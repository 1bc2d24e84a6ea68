import { expect, test } from 'vitest';
import { openingChoices } from '../controls/presets.ts';
import { loadScenario } from '../playback/gestures.ts';
import { writeAddress } from './hashSync.ts';

test('a link that is followed while the moment shown is being written into the address stays there', async () => {
  loadScenario(openingChoices());
  await writeAddress();
  expect(location.hash).toMatch(/^#s=/);
  const writing = writeAddress();
  history.pushState(null, '', '#lesson=L4');
  await writing;
  expect(location.hash).toBe('#lesson=L4');
});
