// All of the lab as one script: what the single file unpacks.
import { start } from './start.tsx';
import { startEmbed } from './embed/startEmbed.tsx';

globalThis.znodeLab = { start, startEmbed };
