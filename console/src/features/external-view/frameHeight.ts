/** A framed page may ask for room, never for more than this, in px. @reading R-297 */
export const FRAME_MAX_PX = 10_000;
const FRAME_MIN_PX = 200;

/** The height a framed page asks for with `{type: 'resize', height}`, within its bounds; null for any other message. */
export function requestedHeight(message: unknown): number | null {
  if (typeof message !== 'object' || message === null || !Object.hasOwn(message, 'type') || !Object.hasOwn(message, 'height')) return null;
  const { type, height } = message as { type: unknown; height: unknown };
  if (type !== 'resize' || typeof height !== 'number' || !Number.isFinite(height)) return null;
  return Math.min(Math.max(Math.round(height), FRAME_MIN_PX), FRAME_MAX_PX);
}
