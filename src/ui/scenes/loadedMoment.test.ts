import { describe, expect, test } from 'vitest';
import { sampled } from '../../../scripts/wideSweeps.mjs';
import { allScenes } from './scenes.ts';
import { mostSeconds, loadedScene, secondsToPoint, secondsToRest } from '../playback/secondsToPoint.ts';
import { SECONDS_TO_REST } from './secondsToRest.ts';

/** What is said to have no end plays for so long at least. */
const ENDLESS_SECONDS = 60;

const scenes = allScenes();
const opened = scenes.map((scene) => {
  const { experiment, step, pointStep } = loadedScene(scene);
  const { worldSteps } = experiment.moment(step);
  const worlds = experiment.worlds.map((world, side) => world.worldAt(worldSteps[side] ?? 0));
  return { ...scene, experiment, step, pointStep, worlds };
});

/** How they come to a leader, or to the next one, is what these show. */
const NOBODY_LEADS: ReadonlySet<string> = new Set(['ensemble-start', 'comes-back', 'server-mistakes']);

test('no name stands for two scenes', () => {
  const ids = scenes.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every scene reaches its point within eight seconds of opening, and within forty if it opens at its cause', () => {
  const late = opened.flatMap((scene) => {
    const seconds = secondsToPoint(scene);
    return seconds <= mostSeconds(scene) ? [] : [`${scene.id}: ${seconds} s`];
  });
  expect(late).toEqual([]);
}, 600_000);

test('the cards of the rooms say how long a scene plays until nothing more comes', () => {
  const endless = opened.filter(({ id }) => SECONDS_TO_REST.get(id) === null);
  const finite = opened.filter((scene) => !endless.includes(scene));
  const isPlayed = new Set([...sampled(endless, 5), ...sampled(finite, 3)]);
  const played = opened.map((scene): [string, number | null] => {
    const said = SECONDS_TO_REST.get(scene.id);
    if (said !== undefined && !isPlayed.has(scene)) return [scene.id, said];
    const seconds = secondsToRest(scene, said == null ? ENDLESS_SECONDS : said + 1);
    return [scene.id, Number.isFinite(seconds) ? seconds : null];
  });
  expect(played, 'npm run pacing -- --write').toEqual([...SECONDS_TO_REST]);
}, 600_000);

describe('scenarios and pairs open when', () => {
  const all = opened.filter(({ kind }) => kind !== 'piece');

  test('all clients have come', () => {
    const waitedFor = all.flatMap(({ id, worlds }) =>
      worlds.flatMap(({ setup, clients }) =>
        setup.clients
          .filter(
            (client) =>
              ![...(clients.get(client.id)?.threads.values() ?? [])].some(
                ({ state }) => state.kind !== 'notStarted',
              ),
          )
          .map((client) => `${id}: ${client.id}`),
      ),
    );
    expect(waitedFor).toEqual([]);
  });

  test('a leader leads', () => {
    const leaderless = all.filter(
      ({ id, family, worlds }) =>
        family === 'ensemble' &&
        !NOBODY_LEADS.has(id) &&
        worlds.some(
          ({ servers }) => ![...servers.values()].some(({ peer }) => peer.value?.role === 'LEADING'),
        ),
    );
    expect(leaderless.map(({ id }) => id)).toEqual([]);
  });
});

test('a piece of the museum opens before its red moment, which is its point', () => {
  const wrong = opened.filter(({ kind, breaks, experiment, step, pointStep }) => {
    if (kind !== 'piece') return false;
    const red = experiment.violations()[0]?.find(({ invariant }) => invariant === breaks);
    const redStep = experiment.momentOfWorldStep(0, red?.step ?? -1)?.step;
    return redStep !== pointStep || step >= pointStep;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
