// Keys of the rooms: "/" for the search, arrows from it to the cards and among them, Enter for the first that was found.

/** Whether it was one of them. */
export function onRoomKey({ key, target, isComposing }: KeyboardEvent, room: HTMLElement): boolean {
  if (isComposing) return false;
  const search = room.querySelector<HTMLInputElement>('input[type=search]');
  const cards = [...room.querySelectorAll<HTMLElement>('[data-card]')];
  if (target === search) {
    const [first] = cards;
    if (key === 'Enter') first?.click();
    else if (key === 'ArrowDown') first?.focus();
    return (key === 'Enter' || key === 'ArrowDown') && first !== undefined;
  }
  if (key === '/') {
    search?.focus();
    search?.select();
    return true;
  }
  const at = cards.findIndex((card) => card === target);
  if (at < 0 || !key.startsWith('Arrow')) return false;
  const next = nextOf(cards, at, key);
  if (next === undefined && key === 'ArrowUp') search?.focus();
  next?.focus();
  return true;
}

function nextOf(cards: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowRight') return cards[at + 1];
  if (key === 'ArrowLeft') return cards[at - 1];
  const boxes = cards.map((card) => boxOf(card));
  const from = boxes[at];
  if (from === undefined) return undefined;
  const isDown = key === 'ArrowDown';
  const rows = boxes
    .filter(({ top }) => (isDown ? top > from.top + 1 : top < from.top - 1))
    .map(({ top }) => top);
  const row = isDown ? Math.min(...rows) : Math.max(...rows);
  const places = boxes.flatMap(({ top }, place) => (Math.abs(top - row) <= 1 ? [place] : []));
  const away = (place: number) => Math.abs((boxes[place]?.left ?? 0) - from.left);
  const [nearest] = places.toSorted((a, b) => away(a) - away(b));
  return nearest === undefined ? undefined : cards[nearest];
}

function boxOf(card: HTMLElement): DOMRect {
  return (card.closest('article') ?? card).getBoundingClientRect();
}
