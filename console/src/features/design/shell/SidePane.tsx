import { useId } from 'react';
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
  readonly onClosed: (isClosed: boolean) => void;
  readonly ref?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Pane beside the canvas, with the line between them. */
export function SidePane({ name, label, panes, at, widthPx, range, splitterLabel, onWidth, onClosed, ref, children }: SidePaneProps) {
  const id = useId();
  const isClosed = panes.isClosed(name);
  const pane = (
    <section
      ref={ref}
      id={id}
      className={at === 'end' ? css.sheet : css.side}
      data-pane={name}
      data-one={panes.isOne}
      data-closed={isClosed}
      hidden={panes.isHidden(name)}
      style={{ '--pane-width': `${widthPx}px` } as object}
      aria-label={label}
    >
      {children}
    </section>
  );
  const splitter = !panes.isOne && (
    <Splitter
      label={splitterLabel}
      pane={{ id, name: label }}
      value={widthPx}
      {...range}
      paneAt={at}
      isClosed={isClosed}
      onChange={onWidth}
      onClosed={onClosed}
    />
  );
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
