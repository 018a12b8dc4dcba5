import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useShortcut } from '../../../commands/shortcuts.ts';

/** Elements the keyboard comes to in a pane, the best first. */
const WAYS_IN = [
  '[role=treeitem][tabindex="0"], [role=tree][tabindex="0"]',
  '[role=toolbar] [tabindex="0"]',
  'input:not([type=hidden]), textarea',
  '[tabindex="0"], button',
];

/** Panes the keyboard goes to: one that is not in sight is shown for it, one that somebody has closed stays closed. */
const OPEN_PANES = '[data-pane]:not([data-closed="true"])';

const isSeen = (element: Element): boolean => element.checkVisibility?.() ?? true;
const wayInto = (pane: Element): HTMLElement | undefined =>
  WAYS_IN.flatMap((ways) => [...pane.querySelectorAll<HTMLElement>(ways)]).find(
    (element) => isSeen(element) && !element.closest('[inert]'),
  );

/** Gives the keyboard to what is shown of a part: to its canvas, else to its first pane. */
export function focusPart(root: Element | null): void {
  const panes = [...(root?.querySelectorAll('[data-pane]') ?? [])].filter(isSeen);
  const pane = panes.find((one) => one.getAttribute('data-pane') === 'canvas') ?? panes[0];
  if (pane) wayInto(pane)?.focus();
}

/** Keys of the panes of a part: F6 goes from one to the next. @source designer §21 */
export function usePaneKeys(part: RefObject<HTMLElement | null>, onEnter?: (name: string) => void): void {
  const { t } = useLingui();
  const go = (by: 1 | -1) => {
    const panes = [...(part.current?.closest('[data-designer]')?.querySelectorAll<HTMLElement>(OPEN_PANES) ?? [])];
    const at = panes.findIndex((pane) => pane.contains(document.activeElement));
    const pane = panes[(at + by + panes.length) % panes.length];
    if (!pane) return;
    onEnter?.(pane.dataset['pane'] ?? '');
    requestAnimationFrame(() => wayInto(pane)?.focus());
  };
  useShortcut({ id: 'design-pane', group: 'page', label: t`Next pane`, keys: 'F6', run: () => go(1) });
  useShortcut({ id: 'design-pane-back', group: 'page', label: t`Pane before`, keys: 'Shift+F6', run: () => go(-1) });
}
