// Faults that released servers had, by the issue that reports each, and the releases whose faults a world can take over.

export const MISTAKE_IDS = [
  'ZOOKEEPER-2355',
  'ZOOKEEPER-2845',
  'ZOOKEEPER-3145',
  'ZOOKEEPER-3642',
  'ZOOKEEPER-3911',
  'ZOOKEEPER-4394',
  'ZOOKEEPER-4541',
  'ZOOKEEPER-4643',
  'ZOOKEEPER-4646',
  'ZOOKEEPER-4882',
  'ZOOKEEPER-4925',
] as const;
export type MistakeId = (typeof MISTAKE_IDS)[number];

export const RELEASES = ['3.4.10', '3.5.9', '3.8.0', '3.9.3'] as const;
export type Release = (typeof RELEASES)[number];
