/** A whole number below `most`, the same for the same seed and place: samples change only with the design. */
export function drawn(seed: string, place: number, most: number): number {
  let hash = 2_166_136_261 ^ (place + 1);
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return most <= 0 ? 0 : ((hash ^ (hash >>> 16)) >>> 0) % most;
}
