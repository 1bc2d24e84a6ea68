import { useEffect, useState } from 'react';
import { route } from '../parts/route.tsx';
import { useSelection } from '../stores/selection.ts';
import { inspect } from './inspect.ts';
import { narrateTo } from './narrator.ts';

const CausesTold = route(async () => (await inspect()).CausesTold);

/** Tells what happens to who does not see it: politely, both worlds summarised. Apart from it, the causes that are lit. */
export function LiveRegion() {
  const [text, setText] = useState('');
  const isLit = useSelection(({ lit }) => lit.length > 0);
  useEffect(() => narrateTo(setText), []);
  return (
    <div className="visually-hidden">
      <div role="status">{text}</div>
      <div role="status">{isLit && <CausesTold />}</div>
    </div>
  );
}
