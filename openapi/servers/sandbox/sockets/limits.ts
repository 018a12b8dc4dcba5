/** Sockets one person may have open at once. @reading R-429 */
export const SOCKETS_PER_PERSON = 32;
/** Close code of a socket that was one too many or said too much; a client may come back later. @reading R-429 */
export const TOO_MANY = 4429;

/** Points frames are paid with: a person has so many, and gets so many back each second. @reading R-429 */
const POINTS = 4_000;
const POINTS_PER_SECOND = 2_000;
const SECOND_MS = 1_000;

/** Points of one frame: a chat message little, what reads or searches much, what nobody understands most. */
export const COST = { message: 1, question: 20, unreadable: 40 } as const;

/** Points of people. */
export interface FrameLimits {
  /** Takes points away; false where too few were left. */
  take(userId: string, points: number): boolean;
}

/** @param nowMs a clock that never stops or goes back, milliseconds */
export function createFrameLimits(nowMs: () => number): FrameLimits {
  const purses = new Map<string, { points: number; atMs: number }>();
  return {
    take: (userId, points) => {
      const atMs = nowMs();
      const before = purses.get(userId) ?? { points: POINTS, atMs };
      const there = Math.min(POINTS, before.points + ((atMs - before.atMs) / SECOND_MS) * POINTS_PER_SECOND);
      const isEnough = there >= points;
      purses.set(userId, { points: isEnough ? there - points : there, atMs });
      return isEnough;
    },
  };
}
