// What a link says of a command, parsed from untrusted JSON: every field known, every number and list in its bounds. Read off the
// engine's table of commands. Whether the command can be done is for the world to say.
import * as v from 'valibot';
import { COMMAND_TYPES, fieldsOf, type Command, type CommandType, type Field } from '../../engine/index.ts';
import { PacketSchema } from './packetSchema.ts';

const MAX_GROUPS = 10;
const MAX_IN_GROUP = 250;

/** Its name is escaped as in an address, and so long at most. */
const CLIENT = /^(?:client:(?:[\w.!~*'()-]|%[\dA-F]{2}){1,216}|role:holder|role:nextInLine)$/;
const SERVER = /^(?:server:[1-9]\d{0,2}|role:leader|role:follower[1-8]|role:observer1)$/;
const RESOURCE = /^resource:[a-z]{1,20}$/;
const WIRE = /^wire:[1-9]\d{0,8}$/;
/** Of either version of IP, with its port. */
const ADDRESS = /^[\da-fA-F.:[\]]{1,50}$/;
const LINK =
  /^(?:server:[1-9]\d{0,2}|client:(?:[\w.!~*'()-]|%[\dA-F]{2}){1,216}|wire:[1-9]\d{0,8})#[1-9]\d{0,8}$/;

export const CommandSchema = v.variant('type', COMMAND_TYPES.map(schemaOf)) as unknown as v.GenericSchema<
  unknown,
  Command
>;

function schemaOf(type: CommandType) {
  const fields = fieldsOf(type).map(([name, field]) => [name, fieldSchema(field)] as const);
  return v.strictObject({ type: v.literal(type), ...Object.fromEntries(fields) });
}

function fieldSchema(field: Field) {
  switch (field.kind) {
    case 'client':
      return matching(CLIENT);
    case 'server':
      return matching(SERVER);
    case 'peer':
      return matching(SERVER, CLIENT, RESOURCE, WIRE);
    case 'ways':
      return v.picklist(['both', 'oneWay']);
    case 'groups':
      return list(MAX_GROUPS, list(MAX_IN_GROUP, matching(SERVER, CLIENT, RESOURCE, WIRE)));
    case 'link':
      return matching(LINK);
    case 'wire':
      return matching(WIRE);
    case 'address':
      return v.exactOptional(matching(ADDRESS));
    case 'packet':
      return PacketSchema;
    case 'direction':
      return v.picklist(['toServer', 'toClient']);
    case 'choice':
      return v.picklist(field.of);
    case 'line':
      return v.pipe(v.string(), v.maxLength(field.maxLength), v.regex(/^[^\n\r]*$/));
    case 'number':
      return integer(field.min, field.max);
  }
}

function matching(...patterns: readonly RegExp[]) {
  return v.custom<string>(
    (input) => typeof input === 'string' && patterns.some((pattern) => pattern.test(input)),
  );
}

function list(max: number, item: v.GenericSchema) {
  return v.pipe(v.array(item), v.maxLength(max));
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
