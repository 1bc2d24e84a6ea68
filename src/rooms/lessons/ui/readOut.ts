// What a lesson says to those who do not see it. A region that was there before is needed: what comes with its words in it, as a
// panel that comes to the front, is often passed over.

const ID = 'lesson-read-out';

export function listenOn(): void {
  if (region() !== null) return;
  const made = document.createElement('div');
  made.id = ID;
  made.className = 'visually-hidden';
  made.setAttribute('role', 'status');
  document.body.append(made);
}

export function listenOff(): void {
  region()?.remove();
}

export function readOut(text: string): void {
  const there = region();
  if (there !== null) there.textContent = text;
}

function region(): HTMLElement | null {
  return document.getElementById(ID);
}
