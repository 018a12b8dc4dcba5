/** Keys of what a change of positions and of who holds them makes stale. */
export const STALE = [
  ['resource', 'position'],
  ['resource', 'user'],
  ['resource', 'tree'],
  ['resource', 'options'],
] as const;
