// All that a recipe can call: ZooKeeper's operations and those of its own process.
export * from './zk.ts';
export * from './zkLocal.ts';
export { nextWatchEvent } from './zkLocal.ts';
