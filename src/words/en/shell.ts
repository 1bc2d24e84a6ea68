export const shell = {
  documentTitle: 'Znode Lab: see ZooKeeper, and break it',
  title: 'Znode Lab',
  close: 'Close',
  toPicture: 'Skip to the picture',
  settings: 'Language and looks',
  share: 'Share',
  shareTip: 'A link to exactly this moment',
  help: 'Keys and words',
  present: 'Present',
  presentTip: 'Full screen for a class: larger type, the panels fall away',
  endPresent: 'End presentation',
  compare: 'Compare',
  single: 'Single',
  worlds: 'Worlds',
  left: 'Left',
  right: 'Right',
  only: 'World',
  loading: 'One moment…',
  notice: {
    dismiss: 'Dismiss',
    branch: (at: string) => `New branch from ${at}. The old future is kept.`,
    backTo: 'Back to it',
    refusedHere: (world: string, reason: string) => `${world}: not possible, ${reason}`,
    full: 'This run is as long as the page can keep. Start again, or go back and branch.',
  },
  hints: {
    kill: 'Kill me',
    again: 'Step back and look again',
  },
  failure: {
    goOn: 'Try again',
    notFetched: 'A part of the page could not be fetched.',
    reload: 'Reload the page',
    momentText:
      'This moment could not be drawn. That is a mistake of this page; the next moments may be fine.',
  },
  panels: {
    name: 'Panel',
    card: 'Card',
    log: 'Log',
    guide: 'Guide',
    open: 'Guide, card and log',
    nothing: 'Click a client, a znode, a watch or a message in the picture: its card opens here.',
  },
};

/** The engine met a state that cannot be, or something could not be drawn. */
export const failure = {
  title: 'The simulation has stopped',
  text: 'It reached a state that it says cannot be. That is a mistake of this page, not yours. What happened so far is safe, and these two things let somebody repeat it:',
  download: 'Download the trace',
  link: 'Copy the link that leads here',
  copied: 'Copied',
  again: 'Start again',
  details: 'What it said',
  pageTitle: 'The page has stopped',
  pageText:
    'Something could not be drawn. That is a mistake of this page, not yours. The address still leads to what you were looking at.',
};
