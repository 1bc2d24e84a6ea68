import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Command } from '../../engine/index.ts';
import { LINK_LIMITS, parseLink } from './permalink.ts';
import type { Link, LinkError } from './permalink.ts';
import type { Scenario } from '../scenario/scenario.ts';

describe('a link', () => {
  it('comes back as it went', () => {
    expect(parse(LINK)).toEqual({ ok: true, value: LINK, notices: [] });
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['nothing', ''],
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['an empty object', '{}'],
  ])('that is %s is damaged', (_, text) => {
    expect(errorOf(text).code).toBe('damaged');
  });

  it('may say whose card is open, by a name that does not change with the engine', () => {
    const chosen = { ...LINK, selected: { world: 0, kind: 'client', id: 'client:A' } };
    expect(parse(chosen)).toEqual({ ok: true, value: chosen, notices: [] });
    const ofRecord = { ...LINK, selected: { world: 0, kind: 'record', id: '7' } };
    expect(errorOf(ofRecord)).toEqual({ code: 'damaged', field: 'selected.kind' });
  });

  it('says which field is damaged', () => {
    expect(errorOf({ ...LINK, playhead: { step: -1, timeMs: 0 } })).toEqual({
      code: 'damaged',
      field: 'playhead.step',
    });
  });

  it('with harm in any of its fields is refused, or is in its bounds', () => {
    const links = harmfulLinks();
    expect(links.length).toBeGreaterThan(400);
    const escaped = links.filter((link) => {
      const parsed = parse(link);
      return parsed.ok && !isInBounds(parsed.value);
    });
    expect(escaped).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  it('of a later version says so, whatever else it holds', () => {
    expect(errorOf({ v: 6, somethingNew: true })).toEqual({ code: 'newerVersion', version: 6 });
  });

  it('with a scenario nobody knows names it', () => {
    expect(errorOf(withChoice({ scenario: 'no-such' }))).toEqual({
      code: 'unknownScenario',
      scenario: 'no-such',
    });
  });

  it.each([
    ['too many clients', { clients: 51 }, 'choices.0.clients'],
    ['too few clients', { clients: 1 }, 'choices.0.clients'],
    ['an option that is none', { values: { variant: 'c', holdMs: 0 } }, 'choices.0.values.variant'],
    ['a number for an option', { values: { variant: 1, holdMs: 0 } }, 'choices.0.values.variant'],
    ['a value out of bounds', { values: { variant: 'a', holdMs: 9001 } }, 'choices.0.values.holdMs'],
    ['a fraction', { values: { variant: 'a', holdMs: 0.5 } }, 'choices.0.values.holdMs'],
    ['a word that is none', { values: { variant: 'a', holdMs: 'never' } }, 'choices.0.values.holdMs'],
  ])('with %s names the field', (_, fields, at) => {
    expect(errorOf(withChoice(fields))).toMatchObject({ code: 'badValue', field: at });
  });

  it.each([
    [{ clients: 51 }, { kind: 'between', min: 2, max: 50, words: [] }],
    [{ values: { ...CHOICE.values, variant: 'c' } }, { kind: 'oneOf', options: ['a', 'b'] }],
    [
      { values: { ...CHOICE.values, holdMs: 9001 } },
      { kind: 'between', min: 0, max: 9000, words: ['untilReleased'] },
    ],
  ])('with %j says what would be right', (fields, right) => {
    expect(errorOf(withChoice(fields))).toMatchObject({ code: 'badValue', right });
  });

  it('with a parameter its scenario does not have says which it has', () => {
    expect(errorOf(withChoice({ values: { ...CHOICE.values, x: 1 } }))).toEqual({
      code: 'unknownParameter',
      scenario: 'one-lock',
      name: 'x',
      known: ['variant', 'holdMs', 'company'],
    });
  });

  it('that lacks what its scenario has always asked for says what would be right', () => {
    const { holdMs: _, ...values } = CHOICE.values;
    expect(errorOf(withChoice({ values }))).toEqual({
      code: 'missingValue',
      field: 'choices.0.values.holdMs',
      right: { kind: 'between', min: 0, max: 9000, words: ['untilReleased'] },
    });
  });

  it('of two worlds may give each its own seed and number of clients', () => {
    const twin = (fields: object) => ({ ...LINK, choices: [CHOICE, { ...CHOICE, ...fields }] });
    expect(parse(twin({})).ok).toBe(true);
    expect(parse(twin({ seed: 2, clients: 3 })).ok).toBe(true);
  });

  it('may hold as many commands as the limit and no more', () => {
    expect(parse(withCommands(LINK_LIMITS.commands)).ok).toBe(true);
    expect(errorOf(withCommands(LINK_LIMITS.commands + 1))).toEqual({
      code: 'tooLong',
      what: 'commands',
      limit: LINK_LIMITS.commands,
    });
  });

  it('may not ask for a run longer than the page keeps', () => {
    const steps = LINK_LIMITS.steps + 1;
    expect(errorOf({ ...LINK, playhead: { step: steps, timeMs: 0 } })).toMatchObject({
      code: 'tooLong',
      what: 'steps',
    });
  });

  it.each([
    ['steps', { afterStep: 3, atMs: 99 }, 'commands.1.afterStep'],
    ['times', { afterStep: 9, atMs: 4 }, 'commands.1.atMs'],
  ])('must hold its commands in order of %s', (_, second, at) => {
    const commands = [
      { command: { type: 'addClient' }, afterStep: 3, atMs: 5 },
      { command: { type: 'addClient' }, ...second },
    ];
    expect(errorOf({ ...LINK, commands })).toMatchObject({ code: 'badValue', field: at });
  });

  it.each([
    ['an unknown command', { type: 'launchMissiles' }],
    ['a client that is none', { type: 'killClient', client: 'client:a b' }],
    ['a role that is none', { type: 'killClient', client: 'role:king' }],
    ['a server that is none', { type: 'restartServer', server: 'server:-1' }],
    ['a field too many', { type: 'addClient', client: 'client:A' }],
    ['a client missing', { type: 'killClient' }],
    ['a server missing', { type: 'crashServer' }],
    ['a disk slowed by less than nothing', { type: 'slowDisk', server: 'server:1', extraFsyncMs: -1 }],
    ['a clock moved by half a millisecond', { type: 'driftClock', server: 'server:1', byMs: 0.5 }],
    ['a clock at a rate beyond bounds', { type: 'driftClientClock', client: 'client:A', perMille: -950 }],
    ['a thread that cannot be', { type: 'interruptThread', client: 'client:A', thread: 1.5 }],
    ['a way that is none', { type: 'cutLink', from: 'server:1', to: 'server:2', ways: 'three' }],
    ['a role that is none', { type: 'crashServer', server: 'role:follower9' }],
    ['a client in the role of a server', { type: 'crashServer', server: 'role:holder' }],
    ['an end that is none', { type: 'cutLink', from: 'server:1', to: 'wire:X', ways: 'both' }],
    ['a group that is none', { type: 'partition', groups: ['server:1'] }],
    ['more groups than there can be', { type: 'partition', groups: Array.from({ length: 11 }, () => []) }],
    [
      'a message before the first',
      { type: 'holdMessage', link: 'client:A#1', direction: 'toServer', nth: 0 },
    ],
    ['a connection that is none', { type: 'holdMessage', link: 'client:A', direction: 'toServer', nth: 1 }],
  ])('with %s is damaged', (_, command) => {
    expect(errorOf({ ...LINK, commands: [{ command, afterStep: 0, atMs: 0 }] }).code).toBe('damaged');
  });
});

describe('a link older than a parameter', () => {
  const { company: _, ...values } = CHOICE.values;
  const OLD = { ...CHOICE, values };
  const NOTICE = {
    code: 'filledIn',
    parameters: [{ scenario: 'one-lock', name: 'company', value: 'nobody' }],
  };

  it('means what every run did before, and says so', () => {
    expect(parse({ ...LINK, choices: [OLD] })).toEqual({ ok: true, value: LINK, notices: [NOTICE] });
  });

  it('says it once, in whichever of its runs it is missing', () => {
    const run = { choices: [CHOICE], commands: [] };
    const bookmark = { caption: '', playhead: LINK.playhead, run };
    const link = { ...LINK, choices: [CHOICE, CHOICE], bookmarks: [bookmark] };
    const old = {
      ...link,
      choices: [OLD, OLD],
      bookmarks: [{ ...bookmark, run: { ...run, choices: [OLD] } }],
    };
    expect(parse(old)).toEqual({ ok: true, value: link, notices: [NOTICE] });
  });

  it('is refused all the same for what it does say', () => {
    const wrong = { ...OLD, values: { ...values, variant: 'c' } };
    expect(errorOf({ ...LINK, choices: [wrong] })).toMatchObject({ field: 'choices.0.values.variant' });
  });
});

describe('the bookmarks of a link', () => {
  const OWN = { caption: '两个持锁者?', playhead: { step: 5, timeMs: 50 } };
  const OTHER = { ...OWN, run: { choices: [{ ...CHOICE, seed: 9 }], commands: LINK.commands } };

  it('come back as they went', () => {
    const link = { ...LINK, bookmarks: [OWN, OTHER] };
    expect(parse(link)).toEqual({ ok: true, value: link, notices: [] });
  });

  it('may be as many as the limit and no more', () => {
    const many = (length: number) => ({ ...LINK, bookmarks: Array.from({ length }, () => OWN) });
    expect(parse(many(LINK_LIMITS.bookmarks)).ok).toBe(true);
    expect(errorOf(many(LINK_LIMITS.bookmarks + 1))).toEqual({
      code: 'tooLong',
      what: 'bookmarks',
      limit: LINK_LIMITS.bookmarks,
    });
  });

  it.each([
    ['a caption too long', { ...OWN, caption: 'x'.repeat(LINK_LIMITS.caption + 1) }, 'bookmarks.0.caption'],
    ['no caption', { playhead: OWN.playhead }, 'bookmarks.0.caption'],
    ['no moment', { caption: '' }, 'bookmarks.0.playhead'],
    ['a step that is none', { ...OWN, playhead: { step: -1, timeMs: 0 } }, 'bookmarks.0.playhead.step'],
    ['a field too many', { ...OWN, color: 'red' }, 'bookmarks.0.color'],
    ['a run of nothing', { ...OWN, run: { choices: [], commands: [] } }, 'bookmarks.0.run.choices'],
  ])('with %s are called damaged, and where', (_, bookmark, field) => {
    expect(errorOf({ ...LINK, bookmarks: [bookmark] })).toEqual({ code: 'damaged', field });
  });

  it('are held to the same bounds as the link’s own run', () => {
    const of = (run: object) =>
      errorOf({ ...LINK, bookmarks: [OWN, { ...OTHER, run: { ...OTHER.run, ...run } }] });
    expect(of({ choices: [{ ...CHOICE, scenario: 'no-such' }] })).toMatchObject({ scenario: 'no-such' });
    expect(of({ choices: [{ ...CHOICE, clients: 51 }] })).toMatchObject({
      field: 'bookmarks.1.run.choices.0.clients',
    });
    expect(of({ commands: LINK.commands.toReversed() })).toMatchObject({
      field: 'bookmarks.1.run.commands.1.afterStep',
    });
  });
});

test.each<Command>([
  { type: 'crashServer', server: 'server:1' },
  { type: 'startServer', server: 'server:2' },
  { type: 'freezeServer', server: 'server:3' },
  { type: 'thawServer', server: 'server:3' },
  { type: 'wipeDisk', server: 'server:1' },
  { type: 'slowDisk', server: 'server:1', extraFsyncMs: 50 },
  { type: 'failDisk', server: 'server:1' },
  { type: 'mendDisk', server: 'server:1' },
  { type: 'driftClock', server: 'server:1', byMs: -700 },
  { type: 'stallProgram', client: 'role:holder' },
  { type: 'unstallProgram', client: 'client:A' },
  { type: 'blockEventLane', client: 'client:A' },
  { type: 'unblockEventLane', client: 'client:A' },
  { type: 'jumpClientClock', client: 'client:A', byMs: -700 },
  { type: 'driftClientClock', client: 'client:A', perMille: 9000 },
  { type: 'interruptThread', client: 'client:A', thread: -1 },
  { type: 'driftRate', server: 'server:1', perMille: 250 },
  { type: 'cutLink', from: 'server:1', to: 'client:AA', ways: 'oneWay' },
  { type: 'healLink', from: 'client:A', to: 'server:9', ways: 'both' },
  { type: 'slowLink', from: 'server:1', to: 'server:2', ways: 'both', extraMs: 0 },
  { type: 'slowLink', from: 'role:holder', to: 'resource:printer', ways: 'oneWay', extraMs: 9000 },
  { type: 'partition', groups: [['server:1', 'client:B'], ['server:2']] },
  {
    type: 'partition',
    groups: [
      ['role:leader', 'role:holder'],
      ['role:follower8', 'role:observer1'],
    ],
  },
  { type: 'crashServer', server: 'role:leader' },
  { type: 'healAll' },
  { type: 'holdMessage', link: 'server:1#3', direction: 'toClient', nth: 12 },
  { type: 'releaseMessage', link: 'client:A#1', direction: 'toServer', nth: 1 },
  { type: 'cutAtMessage', link: 'client:A#1', direction: 'toServer', nth: 1 },
])('a link carries $type as it is', (command) => {
  const parsed = parse({ ...LINK, commands: [{ command, afterStep: 0, atMs: 0 }] });
  expect(parsed.ok ? parsed.value.commands[0]?.command : parsed.error).toEqual(command);
});

describe('a hostile link', () => {
  const hostileNumbers = ['1e309', '-1e309', '-1', '0.5', '9007199254740993', '-0', '"1"', 'null', '[]'];

  it.each(hostileNumbers)('cannot bring in the number %s', (number) => {
    const text = JSON.stringify(LINK);
    for (const [field, was] of [
      ['seed', '"seed":1'],
      ['clients', '"clients":6'],
      ['timeMs', '"timeMs":70'],
      ['step', '"step":7'],
      ['holdMs', '"holdMs":0'],
    ] as const) {
      const hostile = text.replace(was, `"${field}":${number}`);
      expect(hostile).not.toBe(text);
      expect({ field, ok: parseLink(hostile, library).ok }).toEqual({ field, ok: false });
    }
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])('cannot bring in a key %s', (key) => {
    const text = JSON.stringify(LINK);
    for (const place of ['{"v":1', '"values":{', '"playhead":{']) {
      const hostile = text.replace(
        place,
        place.endsWith('{') ? `${place}"${key}":{},` : `${place},"${key}":{}`,
      );
      expect(hostile).not.toBe(text);
      expect({ place, ok: parseLink(hostile, library).ok }).toEqual({ place, ok: false });
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('never throws, and what it lets through is in bounds', () => {
    const name = fc.constantFrom(...Object.keys(LINK));
    const isHarmless = (field: string, value: unknown): boolean => {
      const parsed = parse({ ...LINK, [field]: value });
      return !parsed.ok || isInBounds(parsed.value);
    };
    const report = fc.check(fc.property(name, fc.anything(), isHarmless));
    expect({ failed: report.failed, seed: report.seed, counterexample: report.counterexample }).toEqual({
      failed: false,
      seed: report.seed,
      counterexample: null,
    });
  });

  it('never throws on any JSON at all', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseLink(text, library).ok).toBe(false);
      }),
    );
  });
});

const ODD_VALUES: readonly unknown[] = [null, true, -1, 0.5, 1e308, 4_294_967_296];
const ODD_TEXTS = [
  '',
  'x'.repeat(100_000),
  '\u0000',
  '\u202E',
  '__proto__',
  'constructor',
  'vbscript:msgbox(1)',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
];
const ODD_SHAPES: readonly unknown[] = [
  [],
  {},
  [[[]]],
  Array.from({ length: 10_000 }, () => 0),
  JSON.parse('{"__proto__":{"polluted":1}}'),
];
/** What an attacker might put in the place of any field, to make a page do what it should not. */
const HARMFUL: readonly unknown[] = [...ODD_VALUES, ...ODD_TEXTS, ...ODD_SHAPES];

/** The link with each of its fields, also those inside others, replaced by each of these; and with one field more. */
function harmfulLinks(): readonly object[] {
  const paths = pathsIn(LINK);
  const replaced = paths.flatMap((path) => HARMFUL.map((value) => replacedAt(LINK, path, value)));
  const added = HARMFUL.map((value) => ({ ...LINK, added: value }));
  return [...replaced, ...added];
}

function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, each]) => pathsIn(each, [...path, name]));
  return path.length === 0 ? inside : [path, ...inside];
}

function replacedAt(whole: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const own: unknown = Reflect.get(whole, name);
  const next =
    rest.length === 0 || typeof own !== 'object' || own === null ? value : replacedAt(own, rest, value);
  return Array.isArray(whole)
    ? whole.map((each: unknown, index) => (String(index) === name ? next : each))
    : { ...whole, [name]: next };
}

const SCENARIO: Scenario = {
  id: 'one-lock',
  family: 'locks',
  picture: 'tree',
  views: [],
  parameters: [
    { name: 'variant', kind: 'choice', options: ['a', 'b'], initial: 'a' },
    { name: 'holdMs', kind: 'integer', min: 0, max: 9000, initial: 0, words: ['untilReleased'] },
    // Came later, and begins with something else than what had been.
    {
      name: 'company',
      kind: 'choice',
      options: ['nobody', 'stranger'],
      initial: 'stranger',
      before: 'nobody',
    },
  ],
  clients: { min: 2, max: 200, initial: 6, headless: 5 },
  lock: { parent: '/lock', order: 'none' },
  invariants: [],
  expected: () => [],
  stepList: () => [],
  isEndless: () => false,
  setup: () => {
    throw new Error('a link is checked without setting up a world');
  },
};

const library = { findScenario: (id: string) => (id === SCENARIO.id ? SCENARIO : undefined) };

const CHOICE = {
  scenario: 'one-lock',
  seed: 1,
  clients: 6,
  values: { variant: 'a', holdMs: 0, company: 'nobody' },
} as const;

const LINK: Link = {
  v: 1,
  behaviour: 1,
  choices: [CHOICE],
  commands: [
    { command: { type: 'killClient', client: 'role:holder' }, afterStep: 3, atMs: 40 },
    { command: { type: 'restartServer', server: 'server:1' }, afterStep: 6, atMs: 41 },
  ],
  playhead: { step: 7, timeMs: 70 },
  hash: '0123456789abcdef',
  view: 'single',
};

function isInBounds({ choices, commands, playhead, hash }: Link): boolean {
  const numbers = [
    playhead.step,
    playhead.timeMs,
    ...commands.flatMap(({ afterStep, atMs }) => [afterStep, atMs]),
  ];
  return (
    choices.every(({ clients }) => clients === 6) &&
    numbers.every((number) => Number.isSafeInteger(number) && number >= 0) &&
    hash.length <= LINK_LIMITS.text
  );
}

function withChoice(fields: object): object {
  return { ...LINK, choices: [{ ...CHOICE, ...fields }] };
}

function withCommands(count: number): object {
  const commands = Array.from({ length: count }, (_, index) => ({
    command: { type: 'addClient' },
    afterStep: index,
    atMs: index,
  }));
  return { ...LINK, commands };
}

function parse(link: object | string) {
  return parseLink(typeof link === 'string' ? link : JSON.stringify(link), library);
}

function errorOf(link: object | string): LinkError {
  const parsed = parse(link);
  if (parsed.ok) throw new Error('the link was let through');
  return parsed.error;
}
