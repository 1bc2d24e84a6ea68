import { expect, test, vi } from 'vitest';
import { nthClientId } from '../../../engine/index.ts';
import { openFirstScene } from '../../../ui/controls/scene.ts';
import { pause, play } from '../../../ui/playback/transport.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { worldNow } from '../../../ui/stores/useWorld.ts';
import { allow, givePart } from './classRun.ts';
import { useClass } from './classStore.ts';

const A = nthClientId(0);

test.each([
  ['stands, it stays where it is', pause, false],
  ['plays, it plays on', play, true],
])('a phone that falls asleep cuts its client off; where the world %s', async (_, begin, isPlaying) => {
  openFirstScene();
  begin();
  phoneIs(true);
  givePart('clients');
  expect(isCutOff()).toBe(false);
  phoneIs(false);
  // The phones are told anew, and with that the world is.
  allow('kill', true);
  await vi.waitFor(() => expect(isCutOff()).toBe(true), 60_000);
  expect(usePlayhead.getState().playing).toBe(isPlaying);
  givePart('nothing');
});

function phoneIs(isReachable: boolean): void {
  useClass.setState({ phones: [{ phone: 1, name: '', isReachable }] });
}

function isCutOff(): boolean {
  return worldNow(0)?.world.cutOff.has(A) === true;
}
