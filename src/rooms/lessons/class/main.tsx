// The page for teachers.
import '../../../scenarios/library.ts';
import { startOwnPage } from '../../../ui/panels/startOwnPage.tsx';
import { ClassroomApp } from './ClassroomApp.tsx';

void startOwnPage(ClassroomApp);
