/** What the signs of the picture mean, and what to try. */
export const guide = {
  look: 'What you see',
  holder: 'holds the lock, or believes so',
  waiting: 'waits, asleep',
  owns: 'from a client to the znode it owns',
  watches: 'from a client to the znode it watches: it will be told once',
  session: 'how long its session lives unless it is heard; each heartbeat fills it',
  try: 'Try',
  tryKill: 'Kill the holder. How many wake on each side?',
  tryRelease: 'Let the holder release. Is it any different?',
  tryPause: 'Pause the holder for longer than its session lives, then resume it. Who holds the lock?',
  tryMiddle: 'Kill somebody in the middle of the line. Who is told, and who gets the lock?',
  keys: 'Space plays, the arrows step, K kills who is selected or the holder. Press ? for all keys.',
};
