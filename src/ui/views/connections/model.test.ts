import { expect, it } from 'vitest';
import type { ClientMessage } from '../../../engine/index.ts';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { stage } from '../../select/testing/stage.ts';
import { connectionsModel } from './model.ts';
import { words } from './words/en.ts';

const CONNECT: ClientMessage = {
  kind: 'connect',
  lastZxidSeen: 0,
  timeoutMs: 10_000,
  sessionId: '0x0',
  password: '0'.repeat(32),
  readOnly: false,
};

it('before a client outside has connected a sentence says so', () => {
  expect(connectionsModel(sceneOf(stage('live', 0).until(3000)), textsOf(words))).toBe(words.none);
});

it('a client outside has a row, with its server and its session', () => {
  const world = stage('live', 0)
    .until(3000)
    .give({ type: 'openWire', wire: 'wire:1', server: 'server:2' })
    .give({ type: 'sendWire', wire: 'wire:1', message: CONNECT })
    .until(4000);
  const model = drawn(connectionsModel(sceneOf(world), textsOf(words)));
  expect(model.line).toBe('One client is connected.');
  expect(model.connections).toMatchObject([{ wire: 'wire:1', server: 'server:2', state: 'established' }]);
  expect(model.spoken).toMatchObject([expect.stringMatching(/^wire:1.*server 2.*0 watches/)]);
});
