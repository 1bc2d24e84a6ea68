import type { Area } from './areas.ts';
import { liveServersWords } from './en/liveServers.ts';

/** The words of servers that a process runs for real clients. */
export const LIVE_SERVERS: Area<'liveServers'> = { id: 'liveServers', english: liveServersWords };
