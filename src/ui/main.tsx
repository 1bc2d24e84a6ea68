// The page.
import { start } from './start.tsx';

void start();
