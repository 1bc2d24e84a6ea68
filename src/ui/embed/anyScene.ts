// What an embed of any scenario, or of a lesson's part, needs beyond the first scene.
export { openLink } from '../link/openLink.ts';
export { askPart } from './askPart.ts';
export { watchGoal } from './lessonGoal.ts';
export { sceneOf } from './sceneOf.ts';
