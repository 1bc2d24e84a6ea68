// The page that writes embeds.
import { startOwnPage } from '../../../ui/panels/startOwnPage.tsx';
import { BuilderApp } from './BuilderApp.tsx';

void startOwnPage(BuilderApp);
