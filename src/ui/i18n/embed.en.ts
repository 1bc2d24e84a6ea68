/** The page as a part of somebody else's. */
export const embed = {
  openWhole: 'Open in Znode Lab',
  intoPage: 'Put this into your own page…',
  problems: 'Not understood',
  problem: (name: string, value: string, right: string) =>
    `${name} = “${value}”. Right would be: ${right.length > 160 ? `${right.slice(0, 160)}…` : right}`,
};

export type EmbedWords = typeof embed;
