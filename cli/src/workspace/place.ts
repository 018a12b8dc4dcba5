import path from 'node:path';
import { CommandFailure, EXIT } from '../failure.ts';
import type { Files } from './files.ts';

/** No folder above, no folder of this computer, nothing another system reads as one, nothing unseen. */
const IS_PLAIN = /^(?!\.{0,2}(\/|$))[^\\\p{Cc}:]+$/u;
const isAStep = (part: string): boolean => part === '' || part === '.' || part === '..';

/**
 * Path in the project at which a file is written. Links are followed as far as they lead within the project.
 * @param wanted relative to the project, with slashes
 * @throws CommandFailure 2 the path leads out of the project, or cannot be told to stay in it
 */
export function placeOf(root: string, wanted: string, files: Files): string {
  const place = path.join(root, wanted);
  const isPlain = IS_PLAIN.test(wanted) && !wanted.split('/').some(isAStep);
  if (isPlain && isWithin(files.followed(root) ?? root, reached(place, files))) return place;
  throw new CommandFailure(
    EXIT.usage,
    `[milepost] ${JSON.stringify(wanted)} leads out of the project, where this command writes nothing, so nothing was changed. Name a path in the project, and look at links on the way to it.`,
  );
}

/** Path a place comes to: itself with links followed, or the nearest folder above it that is there. */
function reached(place: string, files: Files): string {
  for (let at = place; ; at = path.dirname(at)) {
    const there = files.followed(at);
    if (there !== null || at === path.dirname(at)) return there ?? at;
  }
}

const isWithin = (root: string, place: string): boolean => place === root || place.startsWith(`${root}${path.sep}`);
