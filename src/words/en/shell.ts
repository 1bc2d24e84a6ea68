export const shell = {
  documentTitle: 'Znode Lab: see how ZooKeeper works, and break it',
  title: 'Znode Lab',
  close: 'Close',
  toPicture: 'Skip to the picture',
  settings: 'Settings',
  share: 'Share',
  shareTip: 'Link to this exact moment',
  help: 'Help',
  palette: 'Command palette',
  rooms: 'Scenarios',
  roomsTip: 'All scenarios, pairs, failures, lessons and the talk',
  present: 'Present',
  presentTip: 'Full screen for a class: larger text, no panels',
  endPresent: 'End presentation',
  compare: 'Compare',
  single: 'Single',
  worlds: 'Worlds',
  left: 'Left',
  right: 'Right',
  stacked: { left: 'Above', right: 'Below' },
  only: 'World',
  loading: 'Loading…',
  notice: {
    dismiss: 'Dismiss',
    branch: (at: string) => `New branch from ${at}. The previous branch is kept.`,
    backTo: 'Switch back',
    refusedHere: (world: string, reason: string) => `${world}: refused, ${reason}`,
    nothingPrepared: 'No moment on this key. Add bookmarks or open a deck to fill the keys.',
    openTenMinutes: 'Ten-minute demonstration',
    bookmarksAside: (count: number) =>
      count === 1
        ? 'These are this run’s bookmarks. Yours is set aside.'
        : `These are this run’s bookmarks. Your ${count} are set aside.`,
    restoreBookmarks: 'Restore mine',
    full: 'This run has reached its maximum length. Start again, or go back and branch.',
  },
  hints: {
    kill: 'Kill me',
  },
  failure: {
    goOn: 'Try again',
    notFetched: 'Part of the page failed to load.',
    reload: 'Reload the page',
    momentText: 'This moment could not be drawn. This is a bug in Znode Lab; other moments may still work.',
  },
  panels: {
    name: 'Panel',
    card: 'Details',
    log: 'Log',
    guide: 'Guide',
    console: 'Console',
    openConsole: 'Open the console',
    open: 'Guide, details and log',
    nothing: 'Click a client, a server, a znode or a message in the picture to see its details here.',
  },
};

/** The engine reached an impossible state, or something could not be drawn. */
export const failure = {
  title: 'The simulation has stopped',
  text: 'The simulation reached an impossible state. This is a bug in Znode Lab, not your mistake. The run so far is safe. Use the trace or the link to report and reproduce the bug:',
  download: 'Download trace',
  link: 'Copy link to this moment',
  again: 'Start again',
  details: 'Error message',
  pageTitle: 'The page has stopped working',
  pageText:
    'Something could not be drawn. This is a bug in Znode Lab, not your mistake. The address bar still has the link to what you were looking at.',
};
