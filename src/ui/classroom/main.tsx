// The page for teachers.
import '../../scenarios/library.ts';
import { startOwnPage } from '../panels/startOwnPage.tsx';
import { ClassroomApp } from './ClassroomApp.tsx';

void startOwnPage(ClassroomApp);
