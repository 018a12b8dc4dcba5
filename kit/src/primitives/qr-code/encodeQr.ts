import { create } from 'qrcode';
import type { DrawnCode } from '../code-image/index.ts';

const QUIET_MODULES = 4;

/** The squares of a text; null where it is too long for a code. */
export function encodeQr(text: string, level: 'L' | 'H'): DrawnCode | null {
  try {
    const { modules } = create(text, { errorCorrectionLevel: level });
    const { size } = modules;
    let path = '';
    for (let row = 0; row < size; row += 1) {
      const bits = Array.from({ length: size }, (_, at) => (modules.get(row, at) ? '1' : '0')).join('');
      for (const run of bits.matchAll(/1+/g)) path += `M${run.index} ${row}h${run[0].length}v1h-${run[0].length}z`;
    }
    return { path, width: size, height: size, quietZone: QUIET_MODULES };
  } catch {
    return null;
  }
}
