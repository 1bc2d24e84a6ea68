// A button that a text of a lesson names is there, under that name.
import { describe, expect, test } from 'vitest';
import { lessons } from '../../../scenarios/lessons/lessons.ts';
import { spokenIn } from '../../../words/load.ts';
import { afterPrediction } from './afterPrediction.ts';
import { LESSONS } from '../words/lessons.ts';

describe.each(['en', 'zh-CN'] as const)('%s', (language) => {
  test('what is said after a prediction names the button that stands below it', async () => {
    const { panel, lessons: words } = (await spokenIn(language)).area(LESSONS);
    const wrong = lessons.flatMap(({ id, parts }) =>
      parts.flatMap(({ id: part }) => {
        const own = words[id]?.parts[part]?.prediction;
        if (own === undefined) return [];
        return (['byHand', 'acted', 'strayed'] as const).flatMap((course) => {
          const { text, button } = afterPrediction(panel, course, own.play);
          return button !== null && text.includes(`“${button}”`) ? [] : [`${id} ${part} ${course}: ${text}`];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('a text names no button that no part of the page has', async () => {
    const { messages, area } = await spokenIn(language);
    const { panel, lessons: words } = area(LESSONS);
    const labels = new Set([...stringsIn(messages), ...stringsIn(panel)]);
    const named = lessons.flatMap(({ id }) =>
      stringsIn(words[id]?.parts).flatMap((text) =>
        [
          ...text.matchAll(/(?:[Cc]hoose|[Pp]ress|[Cc]lick|选择|按|(?<![一节])点)[^“。.，,]{0,8}“([^”]+)”/gu),
        ].map(([, name = '']) => name),
      ),
    );
    expect(named.filter((name) => !labels.has(name))).toEqual([]);
  });
});

/** Whatever text stands in it at any depth. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
