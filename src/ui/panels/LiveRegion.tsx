import { useEffect, useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import { narrateTo } from './narrator.ts';

/** Tells what happens to who does not see it: politely, both worlds summarised. */
export function LiveRegion() {
  useWords();
  const [text, setText] = useState('');
  useEffect(() => narrateTo(setText), []);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
}
