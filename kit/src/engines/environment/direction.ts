/** Side on which lines begin. */
export type Direction = 'ltr' | 'rtl' | 'auto';

const TURNED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** True where lines begin at the right of an element. */
export function isRtl(element: EventTarget | null, dir: Direction = 'auto'): boolean {
  if (dir !== 'auto') return dir === 'rtl';
  return element instanceof Element && element.matches(':dir(rtl)');
}

/**
 * Name of the pressed key, with the arrows to the sides as they mean *on* and *back*: tables of keys are written for lines that
 * begin at the left, and hold for those that begin at the right.
 */
export function arrowOf({ key, target }: { readonly key: string; readonly target: EventTarget | null }, dir: Direction = 'auto'): string {
  const turned = TURNED[key];
  return turned !== undefined && isRtl(target, dir) ? turned : key;
}
