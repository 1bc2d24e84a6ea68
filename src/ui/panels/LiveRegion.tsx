import { useEffect, useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import { fetchLate } from '../late/fetchLate.ts';

/** Tells what happens to who does not see it: politely, both worlds summarised. */
export function LiveRegion() {
  useWords();
  const [text, setText] = useState('');
  useEffect(() => {
    const narrator = fetchLate(() => import('./narrator.ts'), 'background').then(({ narrateTo }) =>
      narrateTo(setText),
    );
    return () => void narrator.then((end) => end());
  }, []);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
}
