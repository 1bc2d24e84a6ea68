export { HerdFigure as Figure } from './HerdFigure.tsx';
export { showHerd as show } from './herdScene.ts';
