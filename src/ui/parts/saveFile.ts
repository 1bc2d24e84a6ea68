/** Gives the user something as a file. `type`: the media type of a text. */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun; its address is not needed again.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
