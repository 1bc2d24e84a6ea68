import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contents, documented, pageOf } from './page.ts';

const all = contents();

describe('docs/engine.md', () => {
  it('says what the comments of the sources say: npm run api writes it', () => {
    expect(readFileSync(new URL('../../docs/engine.md', import.meta.url), 'utf8')).toBe(pageOf(all));
  });

  it('has a sentence for all that a program calls', () => {
    const { createWorld, simulation, calls, processCalls, recipes, commands } = documented(all);
    const called = [createWorld, ...simulation, ...calls, ...processCalls, ...recipes, ...commands];
    expect(called.length).toBeGreaterThan(100);
    expect(called.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]);
  });

  it('has the fields of commands and records, also those that several share', () => {
    const fieldsOf = (name: string) =>
      [...all.commands, ...all.records].find((listed) => listed.name === name)?.fields;
    expect(fieldsOf('slowLink')).toEqual(['from', 'to', 'ways', 'extraMs']);
    expect(fieldsOf('message.held')).toEqual(['message', 'link', 'direction', 'nth']);
    expect(fieldsOf('resource.accepted')).toEqual(['client', 'value', 'token', 'highest']);
  });
});
