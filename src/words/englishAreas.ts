// All English words beside those of the page itself: for what counts or checks them.
import * as list from './areaList.ts';

export const ENGLISH_AREAS = Object.fromEntries(Object.values(list).map(({ id, english }) => [id, english]));
