// The page.
import { fetchAhead } from './fetching/fetched.ts';
import { library } from './routes/routes.ts';
import { start } from './start.tsx';

void start().then(() => fetchAhead(async () => (await library()).keepOffline()));
