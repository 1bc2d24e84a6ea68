// The words over znodes of a semaphore: over each that is a permit, as far as there is room.
import { expect, test } from 'vitest';
import { clientName, znodeName } from '../../draw/thing/thingNames.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import { stage } from '../../select/testing/stage.ts';
import { en } from '../../../words/en/index.ts';
import { inVoice } from '../../../words/inVoice.ts';
import { worldLayout } from './layout.ts';
import { overLabels } from './overLabels.ts';
import { worldPicture } from './worldPicture.ts';

const words = inVoice(en, [{ id: 'semaphore', family: 'locks' }]);

test('each of two permits is labelled, and its client is not said to be in line', () => {
  const picture = pictured(4);
  const layout = worldLayout(picture, null, { width: 900, height: 420, type: 1 });
  const labels = overLabels(picture.nodes, layout, words);
  expect([...labels.values()].map(({ text }) => text)).toEqual(['has a permit', 'has a permit']);
  const held = [...labels.keys()].map((path) =>
    znodeName(
      picture.nodes.find((node) => node.path === path)!,
      words,
    ),
  );
  expect(held.join()).toMatch(/permit of client A.*permit of client B/);
  const [a, b, c] = picture.clients.map((disc) => clientName(disc, words));
  expect([a, b].join()).not.toContain('in line');
  expect(c).toContain('3rd in line');
});

test.each([[900], [500], [360]])('no two of them meet, in %i pixels', (width) => {
  const picture = pictured(12, '10');
  const layout = worldLayout(picture, null, { width, height: 420, type: 1 });
  const spans = [...overLabels(picture.nodes, layout, words)].map(([path, { text, shift }]) => {
    const box = layout.nodes.get(path)!;
    const half = (1.14 * textWidth(text, 12.5)) / 2;
    return { y: box.y, from: box.x + shift - half, to: box.x + shift + half };
  });
  expect(spans.length).toBeGreaterThan(0);
  const meeting = spans.filter((one, at) =>
    spans.slice(at + 1).some(({ y, from, to }) => y === one.y && from < one.to && one.from < to),
  );
  expect(meeting).toEqual([]);
});

function pictured(clients: number, permits = '2') {
  const played = stage('semaphore', clients, { permits }).settle();
  return worldPicture(played.simulation, played.world(), { lock: played.line, invariants: [], expected: [] });
}
