/** The engine met a state that cannot be. */
export const failure = {
  title: 'The simulation has stopped',
  text: 'It reached a state that it says cannot be. That is a mistake of this page, not yours. What happened so far is safe, and these two things let somebody repeat it:',
  download: 'Download the trace',
  link: 'Copy the link that leads here',
  copied: 'Copied',
};
