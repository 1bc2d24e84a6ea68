// Where no worker can be started, as here, the search goes on without one.
import { expect, it } from 'vitest';
import '../../../scenarios/library.ts';
import type { FromSearch } from '../model/service.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { startSearch, type SearchOrder } from './startSearch.ts';

it('finds what a worker would, and says that it runs on the page', async () => {
  let isHere = false;
  const last = await new Promise<FromSearch>((resolve) => {
    startSearch(orderOf('try-lock', 60), {
      hear: (message) => message.type !== 'progress' && resolve(message),
      goesOnHere: () => {
        isHere = true;
      },
    });
  });
  expect(isHere).toBe(true);
  expect(last).toMatchObject({ type: 'ended', found: { choice: { scenario: 'try-lock' } } });
});

it('says what it has when it is stopped, and nothing when it is dropped', () => {
  const heard: FromSearch[] = [];
  const listener = { hear: (message: FromSearch) => heard.push(message), goesOnHere: () => undefined };
  startSearch(orderOf('try-lock', 60), listener).drop();
  expect(heard).toEqual([]);
  startSearch(orderOf('try-lock', 60), listener).stop();
  expect(heard).toMatchObject([{ type: 'ended', why: 'stopped' }]);
});

function orderOf(id: string, seconds: number): SearchOrder {
  const scenario = findScenario(id);
  const values = Object.fromEntries(scenario?.parameters.map(({ name, initial }) => [name, initial]) ?? []);
  return { choice: { scenario: id, seed: 1, clients: 3, values }, seed: 1, seconds };
}
