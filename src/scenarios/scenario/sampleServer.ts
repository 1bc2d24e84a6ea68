// The server that most scenarios have.
import type { ServerConfig, ServerId } from '../../engine/index.ts';

export const SERVER: ServerId = 'server:1';

/** zoo.cfg as the sample ships it, with a disk that takes a moment. */
export const SAMPLE_CONFIG: ServerConfig = {
  tickTimeMs: 2000,
  minSessionTimeoutMs: 4000,
  maxSessionTimeoutMs: 40_000,
  maxPacketBytes: 1_048_575,
  extendedTypes: false,
  enforceQuota: false,
  skipAcl: false,
  superDigest: null,
  containerCheckIntervalMs: 60_000,
  snapCount: 100_000,
  fsyncMs: 1,
  restartMs: 600,
  fourLetterWords: ['*'],
};
