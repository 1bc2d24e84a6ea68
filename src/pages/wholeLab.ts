// All of the lab as one script: what the single file unpacks.
import { ROOMS } from '../rooms/index.ts';
import { start } from './start.tsx';
import { startEmbed } from './embedded.ts';

globalThis.znodeLab = { start: () => start(ROOMS), startEmbed };
