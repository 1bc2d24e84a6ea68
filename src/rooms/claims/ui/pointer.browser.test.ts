import { afterEach, expect, test } from 'vitest';
import { keepMarked, pointedAt } from './pointer.ts';

afterEach(() => document.body.replaceChildren());

test('of a card a table is found by its name, and a field by its own', () => {
  document.body.innerHTML = `<aside><article>
    <div><table aria-label="existWatches"></table></div>
    <div id="both"><table aria-label="dataWatches: watchTable"></table>
      <table aria-label="dataWatches: watch2Paths"></table></div>
    <dl><div><dt>Znodes</dt><dd>6</dd></div></dl>
  </article></aside>`;
  const found = (text: string) =>
    pointedAt({
      id: 'S1-27',
      sight: 0,
      experiment: null,
      moment: null,
      lookAt: null,
      within: { view: 'card', text },
    });
  expect(found('existWatches')?.ariaLabel).toBe('existWatches');
  expect(found('dataWatches')?.id).toBe('both');
  expect(found('Znodes')?.textContent).toBe('Znodes6');
});

test('of the log a line is found by words that lie across its parts', () => {
  document.body.innerHTML = `<aside><div data-tab="log"><ul>
    <li><span>got the reply to sync <code>/x</code>: done</span></li>
    <li><span>got the reply to create <code>/x</code>: NodeExists</span></li>
  </ul></div></aside>`;
  const found = (text: string) =>
    pointedAt({
      id: 'S1-03',
      sight: 0,
      experiment: null,
      moment: null,
      lookAt: null,
      within: { view: 'log', text },
    });
  expect(found('sync /x')?.textContent).toContain('done');
  expect(found('NodeExists')?.textContent).toContain('NodeExists');
});

test('no row stands half below the head of its table while its last row is pointed at', () => {
  document.body.innerHTML = `<div style="height: 100px; overflow: auto"><table style="border-spacing: 0">
    <thead><tr><th style="position: sticky; top: 0; height: 30px; padding: 0">name</th></tr></thead>
    <tbody>${Array.from({ length: 6 }, (_, at) => `<tr><td style="height: 23px; padding: 0">${at}</td></tr>`).join('')}</tbody>
  </table></div>`;
  const rows = [...document.querySelectorAll('tbody tr')];
  const end = keepMarked(() => rows.at(-1) ?? null);
  const headEnds = document.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
  const tops = rows.map((row) => Math.round(row.getBoundingClientRect().top - headEnds));
  expect(tops.filter((top) => top > -22 && top < -1)).toEqual([]);
  expect(tops.at(-1)).toBeGreaterThan(0);
  end();
});

test('no number above a picture stands half below the edge while what is pointed at can be seen without', () => {
  document.body.innerHTML = `<div style="height: 200px; overflow: auto">
    <dl style="height: 40px; margin: 0"></dl><div style="height: 160px"></div>
    <div data-there style="height: 30px"></div><div style="height: 400px"></div></div>`;
  const there = document.querySelector('[data-there]');
  const end = keepMarked(() => there);
  const edge = document.querySelector('body > div')?.getBoundingClientRect().top ?? 0;
  const { bottom } = document.querySelector('dl')?.getBoundingClientRect() ?? { bottom: Infinity };
  expect(bottom).toBeLessThanOrEqual(edge + 1);
  expect(there?.getBoundingClientRect().top).toBeGreaterThan(edge);
  end();
});

test('a znode that the picture does not draw is pointed at in the trees', () => {
  document.body.innerHTML = `<div data-caption>said</div>
    <section data-view="serverTrees"><div data-row><button title="/a">/a</button></div></section>`;
  const found = pointedAt({
    id: 'S1-28',
    sight: 0,
    experiment: null,
    moment: null,
    lookAt: { world: 0, kind: 'znode', id: '/a' },
    within: { view: 'card' },
  });
  expect(found?.matches('[data-row]')).toBe(true);
});
