import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { VirtualRows, useVirtualRows, virtualRowProps } from '../index.ts';
import type { RowKey, VirtualRowsOptions } from '../index.ts';
import { stage } from './stage.css.ts';

const GUESS_PX = 40;

export interface ChoicesProps extends Partial<Omit<VirtualRowsOptions, 'keys' | 'scrollRef'>> {
  readonly keys: readonly RowKey[];
  /** Height of a row; as high as its words when left out. */
  readonly heightOf?: (key: RowKey) => number;
  readonly blockSize?: number;
}

/** Rows that take the keyboard: one stop of Tab, arrows, Home and End, Page Up and Down. */
export function Choices({ keys, heightOf, blockSize = 400, ...ask }: ChoicesProps) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const { parts, currentKey, goTo, pageRows, scrollProps } = useVirtualRows({ scrollRef, keys, guessPx: GUESS_PX, allUpTo: 0, ...ask });
  const at = Math.max(
    0,
    keys.findIndex((key) => key === currentKey),
  );

  function handleKey(event: KeyboardEvent) {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: keys.length - 1, PageDown: at + pageRows(), PageUp: at - pageRows() }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    goTo(Math.max(0, Math.min(keys.length - 1, to)));
  }
  const listProps = { ...scrollProps, ref: scrollRef, role: 'listbox', 'aria-label': '人员', tabIndex: -1, onKeyDown: handleKey } as const;
  return (
    <div {...listProps} className={stage} style={{ blockSize }}>
      <VirtualRows parts={parts}>
        {(index) => {
          const key = keys[index] ?? '';
          const optionProps = {
            role: 'option',
            ...virtualRowProps(index),
            'aria-selected': false,
            'aria-posinset': index + 1,
            'aria-setsize': keys.length,
            tabIndex: index === at ? 0 : -1,
          } as const;
          return (
            <div key={key} {...optionProps} style={heightOf && { blockSize: heightOf(key) }}>
              {key}
            </div>
          );
        }}
      </VirtualRows>
    </div>
  );
}
