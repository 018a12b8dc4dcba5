import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type SignaturePadOf from 'signature_pad';
import { lazyPart, useLazyPart } from '../../primitives/lazy/index.ts';

/** The code that follows the pen comes when a pad is shown. */
const library = lazyPart(() => import('signature_pad').then((module) => module.default));
/** Pixels of the stored picture for one of the page: sharp on paper. */
const PIXELS_PER_PX = 2;

/** A canvas that can be drawn on: strokes, undo, clear. The drawing survives a change of its width. */
export function useDrawing({ isDisabled, onDrawn }: { isDisabled: boolean; onDrawn: (png: string | null) => void }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const padRef = useRef<SignaturePadOf | null>(null);
  const [strokeCount, setStrokeCount] = useState(0);
  const late = useLazyPart(library, !isDisabled);
  const Pad = late.status === 'here' ? late.part : null;

  function tell() {
    const pad = padRef.current;
    const count = pad?.toData().length ?? 0;
    setStrokeCount(count);
    onDrawn(pad && count > 0 ? pad.toDataURL('image/png') : null);
  }
  const tellLatest = useEffectEvent(tell);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas || !Pad || isDisabled) return;
    const pad = new Pad(canvas, { penColor: getComputedStyle(canvas).color });
    padRef.current = pad;
    const onEnd = () => tellLatest();
    pad.addEventListener('endStroke', onEnd);
    const fit = () => {
      const { clientWidth, clientHeight } = canvas;
      const isSame = canvas.width === clientWidth * PIXELS_PER_PX && canvas.height === clientHeight * PIXELS_PER_PX;
      if (clientWidth === 0 || isSame) return;
      const strokes = pad.toData();
      canvas.width = clientWidth * PIXELS_PER_PX;
      canvas.height = clientHeight * PIXELS_PER_PX;
      canvas.getContext('2d')?.scale(PIXELS_PER_PX, PIXELS_PER_PX);
      pad.fromData(strokes);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(canvas);
    return () => {
      observer.disconnect();
      pad.removeEventListener('endStroke', onEnd);
      pad.off();
      padRef.current = null;
    };
  }, [Pad, isDisabled]);

  return {
    canvasRef,
    status: late.status,
    strokeCount,
    retry: () => void library.fetch().catch(() => undefined),
    /** Takes the last stroke back. @returns strokes left */
    undo: () => {
      const pad = padRef.current;
      if (!pad) return 0;
      const rest = pad.toData().slice(0, -1);
      pad.fromData(rest);
      tell();
      return rest.length;
    },
    clear: () => {
      padRef.current?.clear();
      tell();
    },
  };
}
