/** Characters no file system takes, those that control, and those that turn the direction of what follows. */
const NOT_IN_A_NAME = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+/gu;
/** Longest name without its ending: names end at 255 bytes, a character of Chinese has three. */
const MAX_CHARS = 80;

/** Name of the document that is downloaded for a form: runs of what no name may hold become one `_`. @source forms §9 */
export function docName(formName: string, otherwise: string): string {
  const cleaned = Array.from(formName.replace(NOT_IN_A_NAME, '_').trim()).slice(0, MAX_CHARS).join('');
  return `${/^[._]*$/.test(cleaned) ? otherwise : cleaned}.doc`;
}
