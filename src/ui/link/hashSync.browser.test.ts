import { expect, onTestFinished, test } from 'vitest';
import type { NamedLink } from '../../scenarios/link/namedLink.ts';
import { isDemonstrating } from '../controls/demonstration.ts';
import { openingChoices } from '../controls/presets.ts';
import { openFirstScene } from '../controls/scene.ts';
import { loadScenario } from '../playback/gestures.ts';
import { pause, play } from '../playback/transport.ts';
import type { Room } from '../room/room.ts';
import { useNotices } from '../stores/notices.ts';
import { getExperiment, useSession } from '../stores/session.ts';
import { useStage } from '../stores/stage.ts';
import { openArrival, visit, writeAddress } from './hashSync.ts';
import { held } from './testing/held.ts';

test('a link that is followed while the moment shown is being written into the address stays there', async () => {
  loadScenario(openingChoices());
  await writeAddress();
  expect(location.hash).toMatch(/^#s=/);
  const writing = writeAddress();
  history.pushState(null, '', '#lesson=L4');
  await writing;
  expect(location.hash).toBe('#lesson=L4');
});

test('a lesson that could not be fetched stays in the address until something else is done; then the address follows', async () => {
  openedBy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: lesson.js')));
  await visit({ kind: 'lesson', id: 'L4', part: null });
  await expect.poll(() => useNotices.getState().notice).not.toBeNull();
  await writeAddress();
  expect(location.hash).toBe('#lesson=L4');
  loadScenario(openingChoices());
  await writeAddress();
  expect(location.hash).toMatch(/^#s=/);
});

test('the scene that stands in for a lesson whose code did not come does nothing by itself: the lesson stays in the address', async () => {
  openedBy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: lesson.js')));
  useStage.setState({ openBeginning: openFirstScene });
  useSession.setState({ experiment: null });
  history.pushState(null, '', '#lesson=L4');
  expect(await openArrival()).toBe(false);
  expect(getExperiment()).not.toBeNull();
  expect(isDemonstrating()).toBe(false);
});

test('of two links followed one after the other the first, which is late, says nothing about the second', async () => {
  const answers = [held<boolean>(), held<boolean>()] as const;
  const asked: string[] = [];
  openedBy(async () => ({ id }) => {
    asked.push(id);
    return answers[id === 'L4' ? 0 : 1].promise;
  });
  const first = visit({ kind: 'lesson', id: 'L4', part: null });
  await expect.poll(() => asked).toEqual(['L4']);
  const second = visit({ kind: 'lesson', id: 'L5', part: null });
  await expect.poll(() => asked).toEqual(['L4', 'L5']);
  answers[0].resolve(false);
  await first;
  expect(useSession.getState().linkError).toBeNull();
  await writeAddress();
  expect(location.hash).toBe('#lesson=L5');
  answers[1].resolve(false);
  await second;
  expect(useSession.getState().linkError).toEqual({ code: 'unknownScenario', scenario: 'L5' });
});

test('what is pasted into the address while the one that the visitor came by is still coming is opened in its place', async () => {
  const code = held<(link: NamedLink) => boolean>();
  openedBy(() => code.promise);
  useStage.setState({ openBeginning: () => loadScenario(openingChoices()) });
  history.pushState(null, '', '#lesson=L4');
  const arrival = openArrival();
  const isPasted = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = '#lesson=L5';
  await isPasted;
  const opened: string[] = [];
  code.resolve(({ id }) => {
    opened.push(id);
    loadScenario(openingChoices());
    return true;
  });
  expect(await arrival).toBe(true);
  expect(opened).toEqual(['L5']);
});

test('a scene that is chosen while code for a link is still coming stays, and nothing is said of the link', async () => {
  const code = held<(link: NamedLink) => boolean>();
  openedBy(() => code.promise);
  loadScenario(openingChoices());
  const followed = visit({ kind: 'lesson', id: 'L4', part: null });
  await expect.poll(() => location.hash).toBe('#lesson=L4');
  loadScenario(openingChoices());
  const chosen = getExperiment();
  code.resolve(() => {
    loadScenario(openingChoices());
    return true;
  });
  await followed;
  expect(getExperiment()).toBe(chosen);
  expect(useSession.getState().linkError).toBeNull();
  await writeAddress();
  expect(location.hash).toMatch(/^#s=/);
});

test('a scene that is opened while the one before is being written into the address keeps its name there', async () => {
  const code = held<(link: NamedLink) => boolean>();
  openedBy(() => code.promise);
  onTestFinished(pause);
  loadScenario(openingChoices());
  const followed = visit({ kind: 'scene', id: 'fence' });
  await expect.poll(() => location.hash).toBe('#scene=fence');
  const writing = writeAddress();
  code.resolve(() => {
    loadScenario(openingChoices());
    play();
    return true;
  });
  await followed;
  await writing;
  expect(location.hash).toBe('#scene=fence');
  await writeAddress();
  expect(location.hash).toBe('#scene=fence');
});

/** By a room of lessons and scenes. `load`: brings its code. */
function openedBy(load: () => Promise<(link: NamedLink) => boolean | Promise<boolean>>): void {
  const { rooms, openBeginning } = useStage.getState();
  onTestFinished(() => useStage.setState({ rooms, openBeginning }));
  const room: Room = {
    id: 'lessons',
    dialogs: {},
    links: { kinds: ['lesson', 'scene'], open: load },
  };
  useStage.setState({ rooms: [room] });
}
