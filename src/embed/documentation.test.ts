import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOST_MESSAGES, type FrameMessage } from './protocol.ts';
import { EMBED_PARAMETERS, type EmbedParameter } from './parameters.ts';
import { PARAMETER_NAMES } from './parameterNames.ts';

const TEXT = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');

/** Every type that a frame sends, so that a new one asks for its line. */
const FRAME_MESSAGES: Readonly<Record<Exclude<FrameMessage['type'], 'answer'>, true>> = {
  poster: true,
  ready: true,
  height: true,
  step: true,
  event: true,
  goalReached: true,
  error: true,
  left: true,
};

describe('docs/embedding.md', () => {
  it('has a line for each parameter, in the schema’s order', () => {
    expect(EMBED_PARAMETERS.map(({ name }) => name)).toEqual([...PARAMETER_NAMES]);
    expect(tableOf('Parameters').map(([name]) => name)).toEqual([...PARAMETER_NAMES]);
  });

  it.each(EMBED_PARAMETERS.map((parameter) => [parameter.name, parameter] as const))(
    'says of %s what it takes and what is taken where nothing is said',
    (name, parameter: EmbedParameter) => {
      const [, takes = '', initial = ''] = tableOf('Parameters').find(([of]) => of === name) ?? [];
      expect(initial).toContain(parameter.initial === '' ? 'none' : parameter.initial);
      expect(wordsOf(parameter).filter((word) => !takes.includes(word))).toEqual([]);
    },
  );

  it('has a line for each message of the frame and of its host', () => {
    const said = tableOf('Messages and methods').map(([type]) => type);
    expect(said).toEqual([...Object.keys(FRAME_MESSAGES), ...HOST_MESSAGES]);
  });
});

/** What its line has to name. */
function wordsOf(parameter: EmbedParameter): readonly string[] {
  // A language that is new is in the menu of the page.
  if (parameter.name === 'language') return ['auto', 'en', 'zh-CN'];
  if ('of' in parameter) return parameter.of;
  return parameter.takes === 'number' ? [String(parameter.max)] : [];
}

/** The rows of a section's tables without their heads, as plain text. */
function tableOf(section: string): readonly (readonly string[])[] {
  const from = TEXT.indexOf(`## ${section}`);
  const to = TEXT.indexOf('\n## ', from + 1);
  const rows = TEXT.slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('`', '').trim()),
    );
  return rows.filter(([first]) => first !== 'name' && first !== 'type' && !first?.startsWith('---'));
}
