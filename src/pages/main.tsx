// The page.
import { fetchAhead } from '../ui/fetching/fetched.ts';
import { library } from '../rooms/index.ts';
import { start } from './start.tsx';

void start().then(() => fetchAhead(async () => (await library()).keepOffline()));
