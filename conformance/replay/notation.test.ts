import { describe, expect, it } from 'vitest';
import { makeZxid } from '../../src/engine/model/zxid.ts';
import { Notation } from './notation.ts';
import { rolesOf } from './roles.ts';

describe('zxids in the notation of a trace', () => {
  it('are plain numbers where one server stands alone', () => {
    expect(new Notation('one').zxidOf(7)).toBe(7);
  });

  it('name epoch and counter in an ensemble; epochs are numbered as they are first seen', () => {
    const notation = new Notation('ensemble');
    const written = [makeZxid(4, 0), makeZxid(7, 2), makeZxid(4, 9), makeZxid(8, 1)].map((zxid) =>
      notation.zxidOf(zxid),
    );
    expect(written).toEqual(['1:0', '2:2', '1:9', '3:1']);
  });

  it('before everything, and none at all, stay what they are', () => {
    const notation = new Notation('ensemble');
    expect([notation.zxidOf(0), notation.zxidOf(-1)]).toEqual([0, -1]);
  });

  it('of an older epoch that comes up late cannot be written', () => {
    const notation = new Notation('ensemble');
    notation.zxidOf(makeZxid(7, 1));
    expect(() => notation.zxidOf(makeZxid(6, 1))).toThrow(/epoch 6 .* after epoch 7/);
  });
});

describe('roles', () => {
  const servers = ['server:1', 'server:2', 'server:3', 'server:4'] as const;

  it('are given by rising number: observers, followers, and the leader', () => {
    const modes = ['observer', 'follower', 'follower', 'leader'];
    const roles = rolesOf(servers, [], (server) => modes[servers.findIndex((id) => id === server)] ?? null);
    expect([...roles]).toEqual([
      ['O1', 'server:1'],
      ['F1', 'server:2'],
      ['F2', 'server:3'],
      ['L', 'server:4'],
    ]);
  });

  it('cannot be given where another than the highest leads', () => {
    const mode = (server: string) => (server === 'server:2' ? 'leader' : 'follower');
    expect(() => rolesOf(servers, [], mode)).toThrow(/server:2 leads/);
  });
});
