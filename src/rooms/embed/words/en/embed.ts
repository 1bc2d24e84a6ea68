/** The lab inside another page. */
export const embed = {
  editor: 'Code',
  openWhole: 'Open in Znode Lab',
  notOpened: 'No tab could be opened. Copy the address:',
  intoPage: 'Embed in your page…',
  problems: 'Invalid parameters',
  problem: (name: string, value: string, right: string) =>
    `${name} = “${value}” is not valid. Use: ${right.length > 160 ? `${right.slice(0, 160)}…` : right}`,
};
