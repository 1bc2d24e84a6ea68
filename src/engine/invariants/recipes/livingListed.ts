// I-31: who believes to be a member of the group and is not cut off is listed, by a node that stays as long as it does. That
// its handle is over is no excuse: it could have another.
import { EVENT_LANE } from '../../model/op.ts';
import type { World } from '../../world/world.ts';
import { believers } from '../believers.ts';
import { actorOf } from './acting.ts';
import { truthOf } from './frame.ts';
import { lasting, type Disorder } from './lasting.ts';

export const livingListed = lasting('I-31', {
  concerns: ['txn.applied'],
  learn: () => undefined,
  find,
});

function find(world: World): readonly Disorder[] {
  const server = truthOf(world);
  if (server === null) return [];
  return believers(world, MEMBERS).flatMap(({ client, held: { path, thread } }) => {
    const owner = server.nodes.get(path)?.owner;
    const session = world.clients.get(client)?.vars.value.sessionId;
    if (owner === null || (owner !== undefined && owner === session)) return [];
    // What all threads of a process believe lasts as long as one of them runs.
    if (actorOf(world, `${client} ${thread ?? EVENT_LANE}`) === null) return [];
    return [{ key: `${client} ${path}`, client, path }];
  });
}

const MEMBERS = new Set(['member'] as const);
