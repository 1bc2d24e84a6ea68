// The commands of a live run from its beginning, as long as they are few enough to be kept.
import { dataLength } from '../../../engine/index.ts';
import type { LinkCommand } from '../../../scenarios/link/permalink.ts';

/** A page makes the run of so many again within two seconds. */
const MAX_COMMANDS = 20_000;
const MAX_DATA_BYTES = 16 << 20;

export class CommandLog {
  #commands: LinkCommand[] | null = [];
  #dataBytes = 0;

  /** Null once there were too many. */
  get commands(): readonly LinkCommand[] | null {
    return this.#commands;
  }

  add(command: LinkCommand): void {
    if (this.#commands === null) return;
    this.#commands.push(command);
    this.#dataBytes += dataBytesOf(command);
    if (this.#commands.length > MAX_COMMANDS || this.#dataBytes > MAX_DATA_BYTES) this.#commands = null;
  }
}

function dataBytesOf({ command }: LinkCommand): number {
  if (command.type !== 'sendWire' || command.message.kind !== 'request') return 0;
  const { request } = command.message;
  if ('data' in request && request.op !== 'setWatches') return dataLength(request.data);
  if (request.op !== 'multi') return 0;
  return request.parts.reduce((sum, part) => sum + ('data' in part ? dataLength(part.data) : 0), 0);
}
