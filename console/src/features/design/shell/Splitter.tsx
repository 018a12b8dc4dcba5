/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a separator with a value is a control, an hr is none */
import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
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
  /** Pane beside it: its id in the page, and its spoken name. */
  readonly pane: { readonly id: string; readonly name: string };
  readonly isClosed: boolean;
  /** Opens a closed pane at that width. */
  readonly onChange: (widthPx: number) => void;
  readonly onClosed: (isClosed: boolean) => void;
}

const STEP_PX = 16;
/** Way by which a closed pane is dragged until it opens. */
const OPENS_AFTER_PX = 8;

/**
 * Line between two panes that makes one wider: by arrows, by Home and End, by dragging. Enter, or a double press, closes the pane and
 * opens it again as wide as it was. @source designer §5.2, §21 @reading R-860
 */
export function Splitter({ label, pane: { id, name }, value, min, max, paneAt, isClosed, onChange, onClosed }: SplitterProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [isMoving, setIsMoving] = useState(false);
  const fold = (next: boolean) => {
    onClosed(next);
    announcer.say(next ? t`${name}: closed. Enter opens it again` : t`${name}: open`);
  };
  const put = (widthPx: number) => onChange(Math.round(Math.max(min, Math.min(max, widthPx))));
  const sign = paneAt === 'start' ? 1 : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      fold(!isClosed);
      return;
    }
    const to = {
      ArrowRight: value + sign * STEP_PX,
      ArrowLeft: value - sign * STEP_PX,
      Home: min,
      End: max,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    // A key that makes a closed pane wider opens it as it was.
    if (isClosed) fold(false);
    else put(to);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { clientX, currentTarget, pointerId } = event;
    currentTarget.setPointerCapture(pointerId);
    setIsMoving(true);
    const from = isClosed ? 0 : value;
    const move = (moved: globalThis.PointerEvent) => {
      const by = sign * (moved.clientX - clientX);
      if (isClosed && by < OPENS_AFTER_PX) return;
      put(from + by);
    };
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
      aria-controls={id}
      aria-valuenow={isClosed ? 0 : value}
      aria-valuetext={isClosed ? t({ message: 'Closed', context: 'a pane' }) : t`${value} px`}
      aria-valuemin={0}
      aria-valuemax={max}
      tabIndex={0}
      className={css.splitter}
      data-moving={isMoving}
      data-closed={isClosed}
      title={isClosed ? t`Press twice to open: ${name}` : t`Drag to make wider, press twice to close: ${name}`}
      onDoubleClick={() => fold(!isClosed)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    />
  );
}
