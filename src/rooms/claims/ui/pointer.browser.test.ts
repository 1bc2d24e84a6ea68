import { afterEach, expect, test } from 'vitest';
import { pointedAt } from './pointer.ts';

afterEach(() => document.body.replaceChildren());

test('of a card a table is found by its name, and a field by its own', () => {
  document.body.innerHTML = `<aside><article>
    <table aria-label="childWatches: watchTable"></table>
    <table aria-label="dataWatches: watchTable"></table>
    <dl><div><dt>Znodes</dt><dd>6</dd></div></dl>
  </article></aside>`;
  const found = (text: string) =>
    pointedAt({
      id: 'S1-27',
      sight: 0,
      experiment: null,
      step: 0,
      lookAt: null,
      within: { view: 'card', text },
    });
  expect(found('dataWatches')?.ariaLabel).toBe('dataWatches: watchTable');
  expect(found('Znodes')?.textContent).toBe('Znodes6');
});
