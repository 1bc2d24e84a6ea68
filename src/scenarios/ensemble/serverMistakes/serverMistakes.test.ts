import { expect, test } from 'vitest';
import { RELEASES } from '../../../engine/index.ts';
import { play } from '../../testing/playedStory.ts';
import { pieces } from './pieces.ts';

/** What each story breaks on the servers of 3.4.10, 3.5.9, 3.8.0 and 3.9.3; `-` where it breaks nothing. */
const ON_RELEASES: Readonly<Record<(typeof pieces)[number]['id'], readonly string[]>> = {
  'acknowledged-before-uptodate': ['I-15 I-17 I-25', 'I-15', 'I-15', '-'],
  'acknowledged-while-logging': ['I-15 I-17 I-25', 'I-15', 'I-15', '-'],
  'epoch-before-log': ['I-15', 'I-15', 'I-15', '-'],
  'tree-behind-its-log': ['I-26', '-', '-', '-'],
  'logging-thread-goes-on': ['I-26', 'I-26', 'I-26', '-'],
  'half-a-snapshot': ['I-15 I-26', 'I-15 I-26', '-', '-'],
  'disk-error-survived': ['I-26', 'I-26', 'I-26', 'I-26'],
  'hole-is-passed-on': ['I-15 I-17 I-25', 'I-15', '-', 'I-17 I-26'],
  'ephemeral-for-ever': ['I-15 I-26', 'I-15', '-', '-'],
  'event-lost-with-a-snapshot': ['I-26', 'I-26', '-', '-'],
};

test.each(pieces)(
  '$id breaks on the servers of those releases that have the bug, or one like it',
  ({ id }) => {
    const broken = RELEASES.map((as) => play('server-mistakes', { story: id, as }).broken);
    expect(broken.map((each) => each.join(' ') || '-')).toEqual(ON_RELEASES[id]);
  },
);
