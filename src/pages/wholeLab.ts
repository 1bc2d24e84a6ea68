// All of the lab as one script: what the single file unpacks.
import { start } from './start.tsx';
import { startEmbed } from '../rooms/embed/ui/startEmbed.tsx';

globalThis.znodeLab = { start, startEmbed };
