// What an embed of any scenario, or of a lesson's part, needs beyond the first scene.
export { watchGoal } from './lessonGoal.ts';
export { sceneOf } from './sceneOf.ts';
