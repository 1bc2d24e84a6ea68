import type { Area } from '../../../words/areas.ts';
import { liveServersWords } from './en.ts';

/** The words of servers that a process runs for real clients. */
export const LIVE_SERVERS: Area<'liveServers'> = { id: 'liveServers', english: liveServersWords };
