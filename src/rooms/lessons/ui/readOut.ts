// What a lesson says to who does not see it. A region that was there before is needed: what comes with its words in it, as a
// panel that comes to the front, is often passed over.

let region: HTMLElement | null = null;

export function listenOn(): void {
  if (region !== null) return;
  region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
}

export function listenOff(): void {
  region?.remove();
  region = null;
}

export function readOut(text: string): void {
  if (region !== null) region.textContent = text;
}
