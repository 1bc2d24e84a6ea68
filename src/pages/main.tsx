// The page.
import { fetchAhead } from '../ui/fetching/fetched.ts';
import { fromRoom } from '../ui/stores/stage.ts';
import { ROOMS } from '../rooms/index.ts';
import { start } from './start.tsx';

void start(ROOMS).then(() => fetchAhead(async () => (await fromRoom('keepOffline'))()));
