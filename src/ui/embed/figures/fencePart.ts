export { FenceFigure as Figure } from './FenceFigure.tsx';
export { showFence as show } from './fenceScene.ts';
