// What a link says of a command, parsed from untrusted JSON: every field known, every number and list in its bounds.
// Whether the command can be done is for the world to say.
import * as v from 'valibot';
import { GATE_NAMES } from '../engine/index.ts';
import type { ClientTarget, Command, LinkId, PeerTarget, ResourceId, ServerTarget } from '../engine/index.ts';

const MAX_GROUPS = 10;
const MAX_IN_GROUP = 250;
/** A hundred years. */
const MAX_MS = 3_153_600_000_000;

const ClientTargetSchema = matching<ClientTarget>(/^(?:client:[A-Z]{1,3}|role:holder|role:nextInLine)$/);
const ServerTargetSchema = matching<ServerTarget>(
  /^(?:server:[1-9]\d{0,2}|role:leader|role:follower[1-8]|role:observer1)$/,
);
const ResourceIdSchema = matching<ResourceId>(/^resource:[a-z]{1,20}$/);
const PeerSchema = v.union([
  ServerTargetSchema,
  ClientTargetSchema,
  ResourceIdSchema,
]) satisfies v.GenericSchema<unknown, PeerTarget>;
const LinkIdSchema = matching<LinkId>(/^(?:server:[1-9]\d{0,2}|client:[A-Z]{1,3})#[1-9]\d{0,8}$/);

const server = { server: ServerTargetSchema };
const way = { from: PeerSchema, to: PeerSchema, ways: v.picklist(['both', 'oneWay']) };
const message = {
  link: LinkIdSchema,
  direction: v.picklist(['toServer', 'toClient']),
  nth: integer(1, Number.MAX_SAFE_INTEGER),
};

export const CommandSchema: v.GenericSchema<unknown, Command> = v.variant('type', [
  v.strictObject({
    type: v.picklist([
      'release',
      'startClient',
      'closeClient',
      'killClient',
      'pauseClient',
      'resumeClient',
      'cutClientLink',
      'healClientLink',
      'dropReply',
      'expireSession',
      'stallProgram',
      'unstallProgram',
      'blockEventLane',
      'unblockEventLane',
    ]),
    client: ClientTargetSchema,
  }),
  v.strictObject({
    type: v.literal('jumpClientClock'),
    client: ClientTargetSchema,
    byMs: integer(-MAX_MS, MAX_MS),
  }),
  v.strictObject({
    type: v.literal('driftClientClock'),
    client: ClientTargetSchema,
    perMille: integer(-900, 9000),
  }),
  v.strictObject({
    type: v.literal('interruptThread'),
    client: ClientTargetSchema,
    thread: integer(-1, 999),
  }),
  v.strictObject({
    type: v.literal('openGate'),
    client: ClientTargetSchema,
    gate: v.picklist(GATE_NAMES),
  }),
  v.strictObject({
    type: v.picklist([
      'restartServer',
      'crashServer',
      'startServer',
      'freezeServer',
      'thawServer',
      'wipeDisk',
      'failDisk',
      'mendDisk',
    ]),
    ...server,
  }),
  v.strictObject({ type: v.literal('slowDisk'), ...server, extraFsyncMs: integer(0, MAX_MS) }),
  v.strictObject({ type: v.literal('driftClock'), ...server, byMs: integer(-MAX_MS, MAX_MS) }),
  v.strictObject({ type: v.literal('driftRate'), ...server, perMille: integer(-MAX_MS, MAX_MS) }),
  v.strictObject({ type: v.picklist(['cutLink', 'healLink']), ...way }),
  v.strictObject({ type: v.literal('slowLink'), ...way, extraMs: integer(0, MAX_MS) }),
  v.strictObject({
    type: v.literal('partition'),
    groups: v.pipe(v.array(v.pipe(v.array(PeerSchema), v.maxLength(MAX_IN_GROUP))), v.maxLength(MAX_GROUPS)),
  }),
  v.strictObject({ type: v.picklist(['holdMessage', 'releaseMessage', 'cutAtMessage']), ...message }),
  v.strictObject({ type: v.picklist(['addClient', 'healAll']) }),
]);

function matching<T extends string>(pattern: RegExp) {
  return v.custom<T>((input) => typeof input === 'string' && pattern.test(input));
}

function integer(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(min),
    v.maxValue(max),
    v.check((number) => !Object.is(number, -0)),
  );
}
