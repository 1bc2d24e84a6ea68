// Commands about the inside of a client's process. Loaded by src/engine/whole.ts.
import type { ClientProcessCommand } from '../model/command.ts';
import { Late } from '../kernel/late.ts';
import type { ClientCommandHandler } from './handler.ts';

export const lateClientCommands = new Late<
  Readonly<Record<ClientProcessCommand['type'], ClientCommandHandler>>
>('src/engine/whole.ts (client commands)');
