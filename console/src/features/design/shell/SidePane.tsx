import type { ReactNode, RefObject } from 'react';
import { Splitter } from './Splitter.tsx';
import type { PaneName, Panes } from './usePanes.ts';
import * as css from './Designer.css.ts';

interface SidePaneProps {
  readonly name: PaneName;
  readonly label: string;
  readonly panes: Panes;
  /** Side of the canvas it stands at. */
  readonly at: 'start' | 'end';
  readonly widthPx: number;
  readonly range: { readonly min: number; readonly max: number };
  /** Spoken name of the line that makes it wider. */
  readonly splitterLabel: string;
  readonly onWidth: (widthPx: number) => void;
  readonly ref?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Pane beside the canvas, with the line between them. */
export function SidePane({ name, label, panes, at, widthPx, range, splitterLabel, onWidth, ref, children }: SidePaneProps) {
  const pane = (
    <section
      ref={ref}
      className={at === 'end' ? css.sheet : css.side}
      data-pane={name}
      data-one={panes.isOne}
      hidden={panes.isHidden(name)}
      style={{ '--pane-width': `${widthPx}px` } as object}
      aria-label={label}
    >
      {children}
    </section>
  );
  const splitter = !panes.isOne && <Splitter label={splitterLabel} value={widthPx} {...range} paneAt={at} onChange={onWidth} />;
  return at === 'start' ? (
    <>
      {pane}
      {splitter}
    </>
  ) : (
    <>
      {splitter}
      {pane}
    </>
  );
}
