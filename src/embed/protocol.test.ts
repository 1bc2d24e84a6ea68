import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHostMessage } from './protocol.ts';

describe('what a host says', () => {
  it.each([
    [{ type: 'play' }],
    [{ type: 'step', by: -3 }],
    [{ type: 'seek', step: 12 }],
    [{ type: 'act', command: { type: 'killClient', client: 'role:holder' } }],
    [{ type: 'setTheme', theme: 'host', colours: { paper: 'rgb(10 20 30 / 50%)' } }],
    [{ type: 'setLanguage', language: 'zh-CN' }],
    [{ type: 'load', parameters: [['scene', 'herd-line']] }],
  ])('%j is understood', (said) => {
    expect(parseHostMessage({ znodeLab: 1, id: '1', ...said })).toMatchObject({ kind: 'message' });
  });

  it.each([
    [{ type: 'step', by: 0.5 }],
    [{ type: 'step', by: 1e9 }],
    [{ type: 'seek', step: -1 }],
    [{ type: 'seek' }],
    [{ type: 'play', and: 'more' }],
    [{ type: 'setTheme', theme: 'host', colours: { paper: 'url(https://example.org/x)' } }],
    [{ type: 'setTheme', theme: 'host', colours: { background: 'red' } }],
    [{ type: 'load', parameters: 'scene' }],
    [{}],
  ])('%j is answered with an error', (said) => {
    expect(parseHostMessage({ znodeLab: 1, id: '7', ...said })).toMatchObject({ kind: 'malformed', id: '7' });
  });

  it('another version’s words, and anybody else’s, are ignored', () => {
    for (const said of [
      { znodeLab: 1, id: '1', type: 'dance' },
      { znodeLab: 2, id: '1', type: 'play' },
      { type: 'play' },
      'play',
      null,
    ]) {
      expect(parseHostMessage(said)).toEqual({ kind: 'ignored' });
    }
  });

  it('nothing at all makes it throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(fc.string(), fc.anything()), (any, fields) => {
        expect(['ignored', 'malformed', 'message']).toContain(parseHostMessage(any).kind);
        expect(['ignored', 'malformed']).toContain(parseHostMessage({ znodeLab: 1, ...fields }).kind);
      }),
    );
  });
});
