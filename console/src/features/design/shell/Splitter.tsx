/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a separator with a value is a control, an hr is none */
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import * as css from './Designer.css.ts';

interface SplitterProps {
  /** Spoken name: what it makes wider. */
  readonly label: string;
  /** Width of the pane beside it, in px. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Side of the splitter its pane is at. */
  readonly paneAt: 'start' | 'end';
  readonly onChange: (widthPx: number) => void;
}

const STEP_PX = 16;

/** Line between two panes that makes one wider: by arrows, by Home and End, by dragging. @source designer §5.2, §21 */
export function Splitter({ label, value, min, max, paneAt, onChange }: SplitterProps) {
  const [isMoving, setIsMoving] = useState(false);
  const put = (widthPx: number) => onChange(Math.round(Math.max(min, Math.min(max, widthPx))));
  const sign = paneAt === 'start' ? 1 : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: value + sign * STEP_PX,
      ArrowLeft: value - sign * STEP_PX,
      Home: min,
      End: max,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    put(to);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { clientX, currentTarget, pointerId } = event;
    currentTarget.setPointerCapture(pointerId);
    setIsMoving(true);
    const move = (moved: globalThis.PointerEvent) => put(value + sign * (moved.clientX - clientX));
    const end = () => {
      currentTarget.removeEventListener('pointermove', move);
      setIsMoving(false);
    };
    currentTarget.addEventListener('pointermove', move);
    currentTarget.addEventListener('lostpointercapture', end, { once: true });
  };
  return (
    <div
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={css.splitter}
      data-moving={isMoving}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    />
  );
}
