// The page that shows what passed the tap.
import { ROOMS } from '../rooms/index.ts';
import { TapApp } from '../rooms/tap/ui/TapApp.tsx';
import { startOwnPage } from '../ui/panels/ownPage/startOwnPage.tsx';

void startOwnPage(TapApp, ROOMS);
