/**
 * Whether a mouse has just brought the console: what is typed next is meant for the line, and its letters would be shortcuts. The keyboard
 * walks on through the tabs, and where there is no mouse the focus would bring up a keyboard over the picture.
 */
export function isPressed(tab: Element | null): boolean {
  const isTab = tab?.matches('[type=radio], [role=tab]') === true;
  return isTab && !tab.matches(':focus-visible') && matchMedia('(pointer: fine)').matches;
}
