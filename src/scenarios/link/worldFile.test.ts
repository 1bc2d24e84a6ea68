import { describe, expect, test } from 'vitest';
import { findScenario } from '../catalogue.ts';
import { Experiment } from '../experiment/experiment.ts';
import '../library.ts';
import { recipeBook } from '../recipeBook.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../world/planOf.ts';
import { linkOf, type Link } from './permalink.ts';
import { Rerun } from './rerun.ts';
import { parseWorldFile, worldFileText } from './worldFile.ts';

const library = { findScenario, book: recipeBook };

test('a world that was saved as a file is the same world, however many commands it was given', () => {
  const link = saved(600);
  expect(link.commands).toHaveLength(600);
  const parsed = parseWorldFile(worldFileText(link), library);
  expect(parsed).toEqual({ ok: true, value: link, notices: [], isCutOff: false });
});

test('a file that is cut off opens as far as its commands are whole', () => {
  const text = worldFileText(saved(5));
  const cut = text.slice(0, text.lastIndexOf('"afterStep"'));
  const parsed = parseWorldFile(cut, library);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect(parsed.isCutOff).toBe(true);
  expect(parsed.value.commands).toHaveLength(4);
  expect(new Rerun(parsed.value, library).advance(1_000_000)).toMatchObject({ kind: 'done', notices: [] });
});

describe('a file that is no world is refused with what is wrong:', () => {
  const text = worldFileText(saved(2));
  test.each([
    ['empty', '', { code: 'noWorld' }],
    ['a picture', '\u0089PNG\r\n', { code: 'noWorld' }],
    ['other JSON', '{"name":"package"}', { code: 'noWorld' }],
    [
      'with a slip of the pen',
      '{\n  "servers": 3,\n  "clients": [{ "name": "A" },]\n}',
      { code: 'notJson', said: expect.stringContaining(']') },
    ],
    ['cut off in its plan', text.slice(0, 80), { code: 'cutOff' }],
    ['of a newer version', text.replace('"v":3', '"v":6'), { code: 'newerVersion', version: 6 }],
    ['edited', text.replace('"servers":1', '"servers":0'), { code: 'damaged' }],
    ['too large', `${' '.repeat(20_000_000)}{}`, { code: 'tooLong', limit: 20_000_000 }],
  ])('%s', (_, written, error) => {
    expect(parseWorldFile(written, library)).toMatchObject({ ok: false, error });
  });
});

function saved(commands: number): Link {
  const client = { name: 'A', program: null, sessionTimeoutMs: 30_000 };
  const experiment = new Experiment([choiceOfPlan({ ...EMPTY_PLAN, clients: [client] }, 1)], library);
  experiment.runUntil(100, 10_000);
  for (let nth = 0; nth < commands; nth++)
    experiment.give({ type: 'typeLine', client: 'client:A', line: `create /n${nth}` }, experiment.head);
  experiment.runUntil(200, 10_000);
  return linkOf(experiment, experiment.head, 'single');
}
