import herd from './herd.tap?raw';

/** Ten kazoo clients at a lock that all watch, up to the third release; pings are left out. */
export function sampleFile(): File {
  return new File([herd], 'herd.tap');
}
