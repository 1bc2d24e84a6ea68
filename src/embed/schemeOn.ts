/** What is to be read on a host's paper: everything it gives no colour for is to go with it. Empty for what is no colour. */
export function schemeOn(paper: string): 'light' | 'dark' | '' {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null || !CSS.supports('color', paper)) return '';
  pen.fillStyle = paper;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return 0.3 * red + 0.6 * green + 0.1 * blue < 128 ? 'dark' : 'light';
}
