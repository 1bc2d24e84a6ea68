import { useLayoutEffect, useState, type RefObject } from 'react';
import { readStored, store } from '../../../ui/stores/storage.ts';
import { Separator } from '../../../ui/views/shelf/Separator.tsx';
import { useWords } from '../../../words/useWords.ts';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import styles from './editor.module.css';

const NAME = 'editor-width';
/** In percent of the stage. The style sheet has the usual width and the least. */
const SHARE = { least: 24, usual: 40, most: 66 };

/** Between the code and the picture: how wide the code is, kept for the next visit. */
export function EditorWidth({ editor }: { readonly editor: RefObject<HTMLElement | null> }) {
  const own = useWords(OWN_RECIPE);
  const [share, setShare] = useState(keptShare);
  useLayoutEffect(() => {
    const stage = editor.current?.parentElement;
    if (share === null) stage?.style.removeProperty('--editor-width');
    else stage?.style.setProperty('--editor-width', `${share}%`);
  }, [editor, share]);
  const become = (next: number | null): void => {
    setShare(next);
    store(NAME, next === null ? '' : String(next));
  };
  const boxes = () => ({
    own: editor.current?.getBoundingClientRect(),
    stage: editor.current?.parentElement?.getBoundingClientRect(),
  });
  const shareOf = (px: number): number => (100 * px) / (boxes().stage?.width ?? 1);
  return (
    <div className={styles.width}>
      <Separator
        name={own.width}
        orientation="vertical"
        value={() => shareOf(boxes().own?.width ?? 0)}
        shown={share ?? SHARE.usual}
        least={SHARE.least}
        most={SHARE.most}
        valueAt={({ clientX }) => shareOf(clientX - (boxes().stage?.left ?? 0))}
        onMove={become}
        onReset={() => become(null)}
      />
    </div>
  );
}

function keptShare(): number | null {
  const kept = Number.parseFloat(readStored(NAME) ?? '');
  return kept >= SHARE.least && kept <= SHARE.most ? kept : null;
}
