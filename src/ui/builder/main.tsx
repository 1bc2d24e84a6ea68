// The page that writes embeds.
import { startOwnPage } from '../panels/startOwnPage.tsx';
import { BuilderApp } from './BuilderApp.tsx';

void startOwnPage(BuilderApp);
