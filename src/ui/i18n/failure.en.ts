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
