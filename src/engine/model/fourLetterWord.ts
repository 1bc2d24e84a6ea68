// The admin words of a server (org.apache.zookeeper.server.command.FourLetterCommands), as far as one that answers is modelled.

export const FOUR_LETTER_WORDS = [
  'ruok',
  'isro',
  'srvr',
  'stat',
  'cons',
  'mntr',
  'wchs',
  'wchc',
  'wchp',
  'dump',
  'conf',
  'envi',
  'dirs',
  'crst',
  'srst',
  'gtmk',
  'hash',
] as const;

export type FourLetterWord = (typeof FOUR_LETTER_WORDS)[number];
