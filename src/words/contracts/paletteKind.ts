/** What a line of the command palette is of. */
export type PaletteKind =
  | 'command'
  | 'scenario'
  | 'twoWorlds'
  | 'museum'
  | 'lesson'
  | 'challenge'
  | 'setting'
  | 'page'
  | 'view'
  | 'znode'
  | 'client'
  | 'server'
  | 'bookmark'
  | 'branch'
  | 'world'
  | 'file';
