import { describe, expect, it } from 'vitest';
import { EMBED_PARAMETERS, listOf, parseEmbed, type EmbedParameter } from './parameters.ts';
import { PARAMETER_NAMES } from './parameterNames.ts';
import { parseHostMessage } from './protocol.ts';
import { hostileMessages, hostileParameters, HOSTILE_TEXTS } from './testing/hostile.ts';

describe('what somebody says to do harm', () => {
  it('as a parameter is taken as text in its bounds or not at all', () => {
    const pairs = hostileParameters();
    expect(pairs.length).toBeGreaterThan(500);
    for (const pair of pairs) {
      const { values, problems } = parseEmbed([pair]);
      expect(Object.keys(values)).toEqual([...PARAMETER_NAMES]);
      for (const parameter of EMBED_PARAMETERS)
        expect(isWithin(parameter, values[parameter.name])).toBe(true);
      expect(JSON.stringify(problems).length).toBeLessThan(2000);
    }
  });

  it('in a crowd of parameters leaves a short list', () => {
    const { problems } = parseEmbed(hostileParameters());
    expect(problems.length).toBeLessThanOrEqual(20);
    expect(new Set(problems.map(({ name, value }) => `${name} ${value}`)).size).toBe(problems.length);
  });

  it('as a message is ignored, or answered with a short sentence', () => {
    const messages = hostileMessages();
    expect(messages.length).toBeGreaterThan(100);
    for (const message of messages) {
      const parsed = parseHostMessage(message);
      if (parsed.kind !== 'malformed') continue;
      expect(parsed.error.length).toBeLessThanOrEqual(300);
      expect(parsed.id.length).toBeLessThanOrEqual(64);
    }
    const understood = messages.map(parseHostMessage).filter(({ kind }) => kind === 'message');
    // A command is looked at where it is carried out, and a step back is one, by key or by message.
    expect(
      understood.every(
        (parsed) =>
          parsed.kind === 'message' && ['act', 'pause', 'load', 'step'].includes(parsed.message.type),
      ),
    ).toBe(true);
  });

  it('leaves every other object as it was', () => {
    for (const text of HOSTILE_TEXTS) {
      parseEmbed([[text, text]]);
      parseHostMessage({ znodeLab: 1, id: text, type: text });
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect('polluted' in {}).toBe(false);
  });
});

function isWithin(parameter: EmbedParameter, value: string): boolean {
  switch (parameter.takes) {
    case 'choice':
      return parameter.of.includes(value);
    case 'list':
      return listOf(value).every((each) => parameter.of.includes(each));
    case 'number':
      return /^\d{1,10}$/.test(value) && Number(value) <= parameter.max;
    case 'text':
      return value.length <= parameter.max;
  }
}
