/** What an embed can be told: attributes of the element, and parameters of the frame's address. */
export const PARAMETER_NAMES = [
  'scene',
  'set',
  'clients',
  'seed',
  'link',
  'moment',
  'panels',
  'faults',
  'autoplay',
  'pacing',
  'speed',
  'theme',
  'language',
  'caption',
  'poster',
  'height',
] as const;

export type ParameterName = (typeof PARAMETER_NAMES)[number];
