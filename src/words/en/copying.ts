import type { CopyingWords } from '../contracts/copying.ts';

export const copyingWords: CopyingWords = {
  copied: 'Copied',
  nothing: 'There is nothing to copy.',
  failed: 'Could not copy: the browser did not allow it. Select the text and copy it yourself.',
  text: 'Text to copy',
};
