// The page for teachers.
import '../scenarios/library.ts';
import { ROOMS } from '../rooms/index.ts';
import { ClassroomApp } from '../rooms/lessons/class/ClassroomApp.tsx';
import { startOwnPage } from '../ui/panels/ownPage/startOwnPage.tsx';

void startOwnPage(ClassroomApp, ROOMS);
