// Rules about connections themselves, seen from bare ends of them and from small worlds.
import { describe, expect, test } from 'vitest';
import type { LinkId, Request } from '../../src/engine/index.ts';
import { zk } from '../../src/engine/index.ts';
import { play, type Play } from '../../src/engine/testing/play.ts';

/** A connection whose connect request has been sent, with messages that take from 1 to 100 ms. */
function wire(): { readonly game: Play; readonly link: LinkId } {
  const game = play({}, { latencyMs: { min: 1, max: 100 } });
  const link = game.sim.openWire('wire', 'server:1');
  const asked = {
    sessionId: '0x0',
    password: '',
    timeoutMs: 6000,
    lastZxidSeen: 0,
    readOnly: false,
  } as const;
  game.sim.sendWire(link, { kind: 'connect', ...asked });
  return { game, link };
}

function send(game: Play, link: LinkId, xid: number, request: Request): void {
  game.sim.sendWire(link, { kind: 'request', xid, request });
}

const create = (path: string): Request => ({
  op: 'create',
  path,
  data: '',
  acl: [{ scheme: 'world', id: 'anyone', perms: 31 }],
  mode: 'PERSISTENT',
});

describe('connections', () => {
  test('[N1] what is sent over one arrives in the order it was sent, however long each message takes', () => {
    const { game, link } = wire();
    const xids = Array.from({ length: 30 }, (_, index) => index + 1);
    for (const xid of xids) send(game, link, xid, { op: 'exists', path: '/', watch: false });
    game.settle();
    expect(game.all('request.received').map(({ xid }) => xid)).toEqual(xids);
    const replies = game.sim.takeWire(link).filter((message) => message.kind === 'reply');
    expect(replies.map(({ xid }) => xid)).toEqual(xids);
  });

  test('[N2] what was sent before a close is read before it; what is on its way to a closed end is lost', () => {
    const { game, link } = wire();
    send(game, link, 1, create('/a'));
    send(game, link, 2, create('/b'));
    game.sim.closeWire(link);
    game.settle();
    expect(game.paths()).toEqual(['/a', '/b']);
    expect(game.sim.takeWire(link)).toEqual([]);
  });

  test('[N3] a server that is down refuses every connection', () => {
    const { game, link } = wire();
    game.settle();
    game.give({ type: 'restartServer', server: 'server:1' });
    game.sim.takeWire(link);
    const early = game.sim.openWire('early', 'server:1');
    game.sim.sendWire(early, { kind: 'ping' });
    game.settle();
    expect(game.sim.takeWire(early)).toEqual([{ kind: 'close', reason: 'refused' }]);
  });

  test('[N4] a cut holds messages up and tells nobody; healed in time, they arrive in order', () => {
    const game = play({
      A: [() => createWhenTold('/a'), () => createWhenTold('/b')],
    }).settle();
    game.give({ type: 'cutClientLink', client: 'client:A' });
    game.give({ type: 'release', client: 'client:A' });
    game.pass(2000);
    expect([game.paths(), game.all('connection.lost')]).toEqual([[], []]);
    game.give({ type: 'healClientLink', client: 'client:A' });
    game.settle();
    expect(game.all('reply.delivered', 'A').map(({ path, zxid }) => [path, zxid])).toEqual([
      ['/a', 2],
      ['/b', 3],
    ]);
    expect(game.all('connection.lost')).toEqual([]);
  });

  test('[N4] [C7] a connection made during a cut carries nothing either, and is given up', () => {
    const game = play({ A: () => zk.gate('release') }).settle();
    game.give({ type: 'cutClientLink', client: 'client:A' });
    game.until('connection.lost', 'A', ({ why }) => why === 'silence');
    game.until('connection.lost', 'A', ({ why }) => why === 'connectTimeout');
    expect(game.all('connection.accepted')).toHaveLength(1);
  });
});

function* createWhenTold(path: string) {
  yield* zk.gate('release');
  yield* zk.create(path);
}
