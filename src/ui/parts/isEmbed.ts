/** Whether the page stands inside somebody else's. */
export function isEmbed(): boolean {
  return document.documentElement.dataset['embed'] !== undefined;
}
