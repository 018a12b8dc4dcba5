import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { usePaneKeys } from './usePaneKeys.ts';
import { useWantedPlace } from '../problems/wantedPlace.ts';
import type { WantedPlace } from '../problems/wantedPlace.ts';

/** Panes of a part of a design, from the left to the right. */
export const PANES = ['controls', 'canvas', 'settings'] as const;
export type PaneName = (typeof PANES)[number];

/** Least width, in px, in which the panes stand beside each other. */
const BESIDE_PX = 880;
/** Panes as they are shown. */
export interface Panes {
  /** True where only one of them is shown. */
  readonly isOne: boolean;
  readonly shown: PaneName;
  readonly show: (pane: PaneName) => void;
  readonly isHidden: (pane: PaneName) => boolean;
  /** True for a pane somebody has closed, where panes stand beside each other. */
  readonly isClosed: (pane: PaneName) => boolean;
}

/** Panes somebody has closed, and the way to open one again. */
interface ClosedPanes {
  readonly isClosed: (pane: PaneName) => boolean;
  readonly open: (pane: PaneName) => void;
}

/** Panes of the designer: beside each other where there is room, one at a time where there is not. The settings are shown where one of them is wanted. */
export function usePanes(box: RefObject<HTMLElement | null>, closed: ClosedPanes): Panes {
  const [isOne, setOne] = useState(false);
  const [shown, setShown] = useState<PaneName>('canvas');
  const show = (pane: PaneName) => {
    setShown(pane);
    closed.open(pane);
  };
  const wanted = useWantedPlace();
  const [led, setLed] = useState<WantedPlace | null>(null);
  if (wanted !== led) {
    setLed(wanted);
    if (wanted) setShown('settings');
  }
  const open = useEffectEvent(closed.open);
  useEffect(() => {
    if (wanted) open('settings');
  }, [wanted]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setOne(element.clientWidth > 0 && element.clientWidth < BESIDE_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  usePaneKeys(box, (name) => {
    const pane = PANES.find((one) => one === name);
    if (pane) setShown(pane);
  });
  const isClosed = (pane: PaneName) => !isOne && closed.isClosed(pane);
  return { isOne, shown, show, isClosed, isHidden: (pane) => (isOne ? pane !== shown : isClosed(pane)) };
}
