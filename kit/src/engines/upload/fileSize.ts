const STEP = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const DECIMALS = 100;

/** A size for people: `0 B`, `1.5 KB`, `1 GB`; at most two decimals, cut and not rounded. @source shell §9 @reading R-087 */
export function fileSizeText(sizeBytes: number): string {
  let amount = sizeBytes;
  let unit = 0;
  for (; amount >= STEP && unit < UNITS.length - 1; unit += 1) amount /= STEP;
  return `${Math.floor(amount * DECIMALS) / DECIMALS} ${UNITS[unit]}`;
}

/** Bytes of one unit of a size limit. @source forms §9 */
export const SIZE_UNIT_BYTES = { KB: 1024, MB: 1_048_576, GB: 1_073_741_824 } as const;

/** The unit a size limit is written in. @source forms §3 */
export type SizeUnit = keyof typeof SIZE_UNIT_BYTES;

/** A limit and the unit it is written in; a limit of 0 is none. @source forms §9 */
export interface SizeLimit {
  readonly size: number;
  readonly unit: SizeUnit;
}

/** Ends inclusive: a file of exactly the limit is taken. @source forms §9 */
export const isWithinSize = (sizeBytes: number, { size, unit }: SizeLimit): boolean =>
  size <= 0 || sizeBytes <= size * SIZE_UNIT_BYTES[unit];
