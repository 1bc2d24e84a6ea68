import { describe, expect, it } from 'vitest';
import { foldersOf, releasesIn } from './releases.mjs';

describe('the versions that a site keeps', () => {
  it('are the tags of that form, oldest first', () => {
    expect(releasesIn(['v1.10.0', 'v1.9.0', 'nightly', 'v2.0.0-rc1', ' v0.1.0', ''])).toEqual([
      '0.1.0',
      '1.9.0',
      '1.10.0',
    ]);
  });

  it('have a folder for the newest that breaks nothing', () => {
    expect(foldersOf(['0.1.0', '0.1.1', '0.2.0', '1.0.0', '1.9.0', '1.10.0'])).toEqual([
      { folder: '0.1', version: '0.1.1' },
      { folder: '0.2', version: '0.2.0' },
      { folder: '1', version: '1.10.0' },
    ]);
  });
});
