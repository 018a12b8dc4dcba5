import { vars } from '@milepost/kit/theme';
import { useSyncExternalStore } from 'react';
import type { ChartLook } from './drawChart.ts';

const COLORS = [vars.viz.c1, vars.viz.c2, vars.viz.c3, vars.viz.c4, vars.viz.c5, vars.viz.c6, vars.viz.c7, vars.viz.c8];

/** Value of a custom property where an element stands: `var(--mp-viz-c1)` is only understood by style sheets. */
const read = (styles: CSSStyleDeclaration, variable: string): string =>
  styles.getPropertyValue(/--[\w-]+/.exec(variable)?.[0] ?? '').trim();

/** Look of the theme at an element. */
export function chartLook(at: HTMLElement, write: (value: number) => string): ChartLook {
  const styles = getComputedStyle(at);
  return {
    colors: COLORS.map((one) => read(styles, one)),
    text: read(styles, vars.color.text2),
    grid: read(styles, vars.color.divider),
    surface: read(styles, vars.color.surface),
    font: styles.fontFamily,
    write,
  };
}

let turns = 0;
/** Listens to what changes the theme: the settings and the system's scheme both mark the document. */
function subscribe(changed: () => void): () => void {
  const marks = new MutationObserver(() => {
    turns += 1;
    changed();
  });
  marks.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mp-theme'] });
  return () => marks.disconnect();
}

/** A number that is another one after the theme has changed: canvases are drawn again. */
export const useThemeTurn = (): number => useSyncExternalStore(subscribe, () => turns);
