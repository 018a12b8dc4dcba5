import { png } from './png.ts';

/** The picture of everybody who has none of their own. @source forms §9 */
export const DEFAULT_AVATAR = { type: 'userAvatar', name: '001.png' } as const;

const SIZE_PX = 96;
const BACK = [0x2f, 0x5d, 0x8a] as const;
const FRONT = [0xe8, 0xee, 0xf4] as const;

let drawn: Uint8Array<ArrayBuffer> | null = null;

/** A PNG of a head and shoulders, drawn once. */
export const defaultAvatar = (): Uint8Array<ArrayBuffer> => (drawn ??= png(SIZE_PX, SIZE_PX, (x, y) => (isFigure(x, y) ? FRONT : BACK)));

/** Distances are parts of the side. */
function isFigure(x: number, y: number): boolean {
  const isHead = Math.hypot(x - 0.5, y - 0.38) < 0.17;
  const isBody = Math.hypot((x - 0.5) / 0.32, (y - 0.95) / 0.34) < 1;
  return isHead || isBody;
}
