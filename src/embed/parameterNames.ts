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

/** What an author may take for the name of `scene`: nothing else here is called so. */
export const NAMES_FOR_SCENE: readonly string[] = ['lesson', 'museum', 'scenario', 'figure'];

export type ParameterName = (typeof PARAMETER_NAMES)[number];
