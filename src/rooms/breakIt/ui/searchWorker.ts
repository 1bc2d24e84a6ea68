// Searches the recipes of the library.
import { serveSearch } from './serveSearch.ts';

serveSearch(() => performance.now());
