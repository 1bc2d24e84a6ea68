// The page that opens data directories of real servers.
import { startOwnPage } from '../../../ui/panels/startOwnPage.tsx';
import { DataApp } from './DataApp.tsx';

void startOwnPage(DataApp);
