// The engine alone: no DOM, no network, no clock. It runs in Node, in browsers and in workers.
export * from '../engine/index.ts';
export * from '../engine/later.ts';
export { SAMPLE_CONFIG } from '../scenarios/scenario/sampleServer.ts';
export { createWorld, type CheckedSimulation, type ClientRecipe, type WorldOptions } from './createWorld.ts';
