import { liveServersWords } from './en.ts';

/** The words of servers that a process runs for real clients. */
export const LIVE_SERVERS = { id: 'liveServers', english: liveServersWords } as const;
