import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Smallest scale in which a form can still be read. */
const LEAST = 0.75;
/** Room around the form on both sides, in px. */
const AROUND_PX = 24;

/** Scale that lets a form of a width fit into the canvas, so that it is laid out as it will be; null until the room for it is known. */
export function useFittedScale(box: RefObject<HTMLElement | null>, widthPx: number): number | null {
  const [roomPx, setRoomPx] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setRoomPx(element.clientWidth - AROUND_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return roomPx === null ? null : Math.round(Math.min(1, Math.max(LEAST, roomPx / widthPx)) * 100) / 100;
}
