import { accentOn } from '../engines/accent/index.ts';
import type { MadeAccent } from '../engines/accent/index.ts';
import { accentGrounds } from './accentGrounds.css.ts';
import type { Scheme } from './names.ts';

/** Colours of an accent made of any colour `#rgb` or `#rrggbb`, in one scheme; every pair holds its contrast. Throws where it is no such colour. */
export function accentFrom(colour: string, scheme: Scheme): MadeAccent {
  return accentOn(colour, accentGrounds[scheme]);
}
