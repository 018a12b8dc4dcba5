import JsBarcode from 'jsbarcode';
import type { DrawnCode } from '../code-image/index.ts';
import { QUIET_MODULES } from './quietZone.ts';

interface Encoded {
  readonly encodings?: readonly { readonly data: string }[];
}

/** The bars of a text, as high as is said in modules; null where the coding does not know the text, or nobody knows the coding. */
export function encodeBarcode(text: string, format: string, heightModules: number): DrawnCode | null {
  const out: Encoded = {};
  let fits = true;
  try {
    JsBarcode(out, text, {
      format: format.toUpperCase(),
      valid: (isValid: boolean) => {
        fits = isValid;
      },
    });
  } catch {
    return null;
  }
  const bits = fits ? (out.encodings ?? []).map(({ data }) => data).join('') : '';
  if (bits === '') return null;
  let path = '';
  for (const bar of bits.matchAll(/1+/g)) path += `M${bar.index} 0h${bar[0].length}v${heightModules}h-${bar[0].length}z`;
  return { path, width: bits.length, height: heightModules, quietZone: QUIET_MODULES };
}
