// The words of parts of the page that few visits see. The English ones come with the code of the part.
import type * as list from './areaList.ts';

export type Areas = { readonly [Id in keyof typeof list]: (typeof list)[Id]['english'] };

export interface Area<Id extends keyof Areas = keyof Areas> {
  readonly id: Id;
  readonly english: Areas[Id];
}
