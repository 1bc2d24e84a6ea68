// The page that writes embeds.
import { BuilderApp } from '../rooms/embed/builder/BuilderApp.tsx';
import { ROOMS } from '../rooms/index.ts';
import { startOwnPage } from '../ui/panels/ownPage/startOwnPage.tsx';

void startOwnPage(BuilderApp, ROOMS);
