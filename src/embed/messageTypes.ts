/** What a host may say, by type. Others are ignored: a later version may have them. */
export const HOST_MESSAGES = [
  'load',
  'play',
  'pause',
  'step',
  'seek',
  'act',
  'setTheme',
  'setLanguage',
  'getLink',
] as const;
