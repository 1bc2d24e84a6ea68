// What is fetched to show live servers.
export { followLive } from './ui/followLive.ts';
export { LiveBar } from './ui/LiveBar.tsx';
