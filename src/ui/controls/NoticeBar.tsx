import { X } from '../parts/icons.tsx';
import { useEffect, useRef } from 'react';
import { useWords } from '../../words/useWords.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { dismissNotice, useNotices } from '../stores/notices.ts';
import { useOwnCode } from '../stores/ownCode.ts';
import styles from './NoticeBar.module.css';

/** Long enough to read it and to reach for its button. */
const SHOWN_FOR_MS = 9000;

/** What was just said, above the transport. It never takes the focus. */
export function NoticeBar() {
  const words = useWords();
  const notice = useNotices((state) => state.notice);
  const editor = useOwnCode(({ isOpen, isAside }) => (isOpen ? (isAside ? 'aside' : 'whole') : undefined));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice === null || notice.until === 'answered') return undefined;
    // Not while somebody is at it: it is looked at again later.
    const timer = setInterval(() => {
      if (place.current?.matches(':hover, :focus-within') !== true) dismissNotice();
    }, SHOWN_FOR_MS);
    return () => clearInterval(timer);
  }, [notice]);
  return (
    <div ref={place} className={styles.place} data-editor={editor} role="status">
      {notice !== null && (
        <div className={styles.notice}>
          <p>{notice.text}</p>
          {notice.action !== null && (
            <Button
              onClick={() => {
                // Before it: what it says at once stays.
                dismissNotice();
                notice.action?.run();
              }}
            >
              {notice.action.label}
            </Button>
          )}
          <IconButton look="quiet" name={words.shell.notice.dismiss} onClick={dismissNotice}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
