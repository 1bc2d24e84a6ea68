/** Whether the page stands inside another site's. */
export function isEmbed(): boolean {
  return document.documentElement.dataset['embed'] !== undefined;
}
