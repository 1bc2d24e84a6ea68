// What the two lessons on released bugs have in common: their scenes, and which servers have the order that it is about.
import type { World } from '../../engine/index.ts';
import type { ParameterValues } from '../scenario/scenario.ts';
import { choiceSetting, worldOf } from './scenes.ts';

/** The order that was answered, or was on its way. */
export const ORDER = '/orders/A2';

export const SERVERS_SETTING = choiceSetting('as', ['theFault', 'mended']);

export function bugScene(story: string, { as = 'theFault' }: ParameterValues, clients: number) {
  return worldOf('server-mistakes', clients, { story, as });
}

/** Of the servers that serve, how many have it. */
export function whoHasOrder({ servers }: World): { readonly have: number; readonly lack: number } {
  const serving = [...servers.values()].filter(({ vars }) => vars.value.state === 'serving');
  const have = serving.filter(({ nodes }) => nodes.has(ORDER)).length;
  return { have, lack: serving.length - have };
}
