import { CHONGQING } from './chongqing.ts';
import { GUANGDONG } from './guangdong.ts';
import { GUIZHOU } from './guizhou.ts';
import { HUBEI } from './hubei.ts';
import { HUNAN } from './hunan.ts';
import { JIANGSU_ZHEJIANG } from './jiangsu-zhejiang.ts';
import { MUNICIPALITIES } from './municipalities.ts';
import { PROVINCES } from './provinces.ts';
import { SHAANXI } from './shaanxi.ts';
import { SICHUAN } from './sichuan.ts';

/** An area of the seed: the official six-digit code is its id. */
export interface AreaSeed {
  code: string;
  fullName: string;
  /** Code of the area above; null for the first level. */
  above: string | null;
}

const TEXTS = [PROVINCES, MUNICIPALITIES, CHONGQING, SICHUAN, HUBEI, SHAANXI, HUNAN, GUIZHOU, GUANGDONG, JIANGSU_ZHEJIANG];
const LINE = /^(\d{2})(\d{2})(\d{2}) (\S+)$/;

/**
 * Provinces, cities and districts by the codes of GB/T 2260, as of 2024, in the order of their codes; not every city, nor the
 * districts of every city.
 */
export const AREAS: readonly AreaSeed[] = TEXTS.flatMap((text) => text.trim().split('\n').map(areaOf)).toSorted((one, other) =>
  one.code < other.code ? -1 : 1,
);

/** The code tells what is above: 500235 stands below 500200, that below 500000. */
function areaOf(line: string): AreaSeed {
  const [, province, city, district, fullName] = LINE.exec(line) ?? [];
  if (province === undefined || city === undefined || district === undefined || fullName === undefined)
    throw new Error(`[sandbox] The seed line "${line}" is not a code of six digits and a name.`);
  const above = district !== '00' ? `${province}${city}00` : city !== '00' ? `${province}0000` : null;
  return { code: `${province}${city}${district}`, fullName, above };
}
