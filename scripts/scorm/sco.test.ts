// A lesson's visits to a learning platform: the script of the package on a platform's own SCORM runtime, without a browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { Scorm12API, Scorm2004API } from 'scorm-again';
import { describe, expect, it } from 'vitest';

interface Model {
  readonly version: '1.2' | '2004';
  readonly status: string;
  readonly raw: string;
  readonly exit: string;
}

const MODELS: readonly Model[] = [
  {
    version: '1.2',
    status: 'cmi.core.lesson_status',
    raw: 'cmi.core.score.raw',
    exit: 'cmi.core.exit',
  },
  { version: '2004', status: 'cmi.completion_status', raw: 'cmi.score.raw', exit: 'cmi.exit' },
];

describe.each(MODELS)('on a platform of SCORM $version', ({ version, status, raw, exit }) => {
  it('completes with a score, and is then not to be continued', () => {
    const { visit, sent } = platform(version);
    visit(said(['one'], { one: true }));
    expect([sent(status), sent(raw), sent(exit)]).toEqual(['incomplete', '50', 'suspend']);
    visit(said(['one', 'two'], { one: true, two: true }));
    expect([sent(status), sent(raw)]).toEqual(['completed', '100']);
    expect(sent(exit)).not.toBe('suspend');
  });

  it('keeps completion and score at a later visit, also where the platform forgot the answers', () => {
    const { visit, sent, forgetAnswers } = platform(version);
    visit(said(['one', 'two'], { one: true, two: true }));
    forgetAnswers();
    visit(said(['one'], { one: false }));
    expect([sent(status), sent(raw)]).toEqual(['completed', '100']);
    expect(sent(exit)).not.toBe('suspend');
  });
});

describe.each([
  { language: 'en', about: /are not reported/ },
  { language: 'zh-CN', about: /不会上报/ },
])('where no platform is found ($language)', ({ language, about }) => {
  it.each(['platform12.js', 'platform2004.js'])('says that nothing is reported, %s', (file) => {
    const alone = { hidden: true, textContent: '' };
    visitWith(file, language, alone, {});
    expect(alone).toEqual({ hidden: false, textContent: expect.stringMatching(about) });
  });

  it('says nothing where there is one', () => {
    const alone = { hidden: true, textContent: '' };
    visitWith('platform12.js', language, alone, { API: new Scorm12API({ logLevel: 5 }) });
    expect(alone).toEqual({ hidden: true, textContent: '' });
  });
});

/** The lesson is opened in a window with that around it; `alone` is where the page says that nothing is reported. */
function visitWith(file: string, language: string, alone: object, around: object): void {
  const scope: Record<string, unknown> = {
    COURSE: { id: 'L4', parts: ['one'], questions: 1, title: 'A lesson', language },
    document: { getElementById: (id: string) => (id === 'alone' ? alone : { title: '', src: '' }) },
    addEventListener: () => undefined,
    ...around,
  };
  scope['window'] = scope;
  scope['parent'] = scope;
  for (const each of ['findPlatform.js', file, 'sco.js'])
    runInNewContext(readFileSync(join(import.meta.dirname, each), 'utf8'), scope);
}

function said(done: readonly string[], answers: Readonly<Record<string, boolean>>) {
  return { znodeLab: 1, type: 'lesson', lesson: 'L4', done, answers, part: done.at(-1) };
}

/** Keeps what is sent from visit to visit, and hands it to the next one. */
function platform(version: '1.2' | '2004') {
  const kept = new Map<string, string>();
  const last = new Map<string, string>();
  const is12 = version === '1.2';
  const names = is12
    ? ['cmi.core.lesson_status', 'cmi.core.score.raw', 'cmi.suspend_data', 'cmi.core.lesson_location']
    : ['cmi.completion_status', 'cmi.score.raw', 'cmi.suspend_data', 'cmi.location'];

  /** The lesson is opened, says that, and is left. */
  function visit(data: object): void {
    const api = is12 ? new Scorm12API({ logLevel: 5 }) : new Scorm2004API({ logLevel: 5 });
    api.loadFromFlattenedJSON(Object.fromEntries(kept));
    for (const setter of ['LMSSetValue', 'SetValue']) {
      const set: unknown = Reflect.get(api, setter);
      if (typeof set !== 'function') continue;
      Reflect.set(api, setter, (name: string, value: string) => {
        last.set(name, value);
        if (names.includes(name)) kept.set(name, value);
        return set.call(api, name, value);
      });
    }
    const frame = { contentWindow: {}, title: '', src: '' };
    const listeners = new Map<string, (event: object) => void>();
    const scope: Record<string, unknown> = {
      COURSE: { id: 'L4', parts: ['one', 'two'], questions: 2, title: 'A lesson', language: 'en' },
      document: { getElementById: () => frame },
      addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
      [is12 ? 'API' : 'API_1484_11']: api,
    };
    scope['window'] = scope;
    scope['parent'] = scope;
    const files = ['findPlatform.js', is12 ? 'platform12.js' : 'platform2004.js', 'sco.js'];
    for (const file of files) runInNewContext(readFileSync(join(import.meta.dirname, file), 'utf8'), scope);
    listeners.get('message')?.({ source: frame.contentWindow, data });
    listeners.get('pagehide')?.({});
  }

  return {
    visit,
    /** What was sent under that name last. */
    sent: (name: string) => last.get(name),
    forgetAnswers: () => kept.delete('cmi.suspend_data'),
  };
}
