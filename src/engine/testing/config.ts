// zoo.cfg of the sample, with a disk that takes a moment, for tests of the engine; TTL nodes are allowed.
import type { ServerConfig } from '../server/serverState.ts';

export const CONFIG: ServerConfig = {
  tickTimeMs: 2000,
  minSessionTimeoutMs: 4000,
  maxSessionTimeoutMs: 40_000,
  maxPacketBytes: 1_048_575,
  extendedTypes: true,
  enforceQuota: false,
  skipAcl: false,
  superDigest: null,
  containerCheckIntervalMs: 60_000,
  snapCount: 100_000,
  fsyncMs: 1,
  restartMs: 600,
  fourLetterWords: ['*'],
};
