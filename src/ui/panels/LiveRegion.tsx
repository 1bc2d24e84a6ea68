import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.ts';

/** Tells what happens to who does not see it: politely, both worlds summarised. */
export function LiveRegion() {
  useWords();
  const [text, setText] = useState('');
  useEffect(() => {
    const narrator = import('./narrator.ts').then(({ narrateTo }) => narrateTo(setText));
    return () => void narrator.then((end) => end());
  }, []);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
}
