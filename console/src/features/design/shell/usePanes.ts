import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useShortcut } from '../../../commands/shortcuts.ts';
import { useWantedPlace } from '../problems/wantedPlace.ts';
import type { WantedPlace } from '../problems/wantedPlace.ts';

/** Panes of a part of a design, from the left to the right. */
export const PANES = ['controls', 'canvas', 'settings'] as const;
export type PaneName = (typeof PANES)[number];

/** Least width, in px, in which the panes stand beside each other. */
const BESIDE_PX = 880;
/** Elements the keyboard comes to in a pane, the best first. */
const WAYS_IN = [
  '[role=treeitem][tabindex="0"], [role=tree][tabindex="0"]',
  'input:not([type=hidden]), textarea',
  '[tabindex="0"], button',
];

const wayInto = (pane: Element): HTMLElement | undefined =>
  WAYS_IN.flatMap((ways) => [...pane.querySelectorAll<HTMLElement>(ways)]).find((element) => element.checkVisibility?.() ?? true);

/** Panes as they are shown. */
export interface Panes {
  /** True where only one of them is shown. */
  readonly isOne: boolean;
  readonly shown: PaneName;
  readonly show: (pane: PaneName) => void;
  readonly isHidden: (pane: PaneName) => boolean;
}

/** Panes of the designer: beside each other where there is room, one at a time where there is not; F6 goes from one to the next. The settings are shown where one of them is wanted. */
export function usePanes(box: RefObject<HTMLElement | null>): Panes {
  const { t } = useLingui();
  const [isOne, setOne] = useState(false);
  const [shown, show] = useState<PaneName>('canvas');
  const wanted = useWantedPlace();
  const [led, setLed] = useState<WantedPlace | null>(null);
  if (wanted !== led) {
    setLed(wanted);
    if (wanted) show('settings');
  }
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setOne(element.clientWidth > 0 && element.clientWidth < BESIDE_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  const go = (by: 1 | -1) => {
    const panes = [...(box.current?.closest('[data-designer]')?.querySelectorAll<HTMLElement>('[data-pane]') ?? [])];
    const at = panes.findIndex((pane) => pane.contains(document.activeElement));
    const pane = panes[(at + by + panes.length) % panes.length];
    if (!pane) return;
    const name = PANES.find((one) => one === pane.dataset['pane']);
    if (name) show(name);
    requestAnimationFrame(() => wayInto(pane)?.focus());
  };
  useShortcut({ id: 'design-pane', group: 'page', label: t`Next pane`, keys: 'F6', run: () => go(1) });
  useShortcut({ id: 'design-pane-back', group: 'page', label: t`Pane before`, keys: 'Shift+F6', run: () => go(-1) });
  return { isOne, shown, show, isHidden: (pane) => isOne && pane !== shown };
}
