import { readFreeText } from '../../../engines/typed-text/index.ts';
import type { TextControl } from '../../grammar/textControls.ts';

/** The text as it is kept: a secret and code are never touched. @reading R-407 */
export function tidied({ tidy, isSecret, isCode }: TextControl, text: string): string {
  if (tidy) return tidy(text);
  return isSecret || isCode ? text : readFreeText(text);
}
