// The words of a part of the page that few visits see: of a room, of a view. The English ones come with the code of the part; another
// language brings those of all parts, each under its id.
export interface Area<Words extends object = object> {
  readonly id: string;
  readonly english: Words;
}
