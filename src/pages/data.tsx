// The page that opens data directories of real servers.
import { DataApp } from '../rooms/data/ui/DataApp.tsx';
import { ROOMS } from '../rooms/index.ts';
import { startOwnPage } from '../ui/panels/ownPage/startOwnPage.tsx';

void startOwnPage(DataApp, ROOMS);
