import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { controlBox, controlInput } from '../../control/index.ts';
import { AnchoredPanel } from '../index.ts';
import type { PanelExit, PanelOnNarrow } from '../index.ts';
import { box, foot, list, option } from './StationField.css.ts';

export interface StationFieldProps {
  readonly stations: readonly string[];
  readonly narrow?: PanelOnNarrow;
  readonly maxHeightPx?: number;
  /** A button under the list, reached by Tab. */
  readonly action?: string;
  readonly onLeft?: (by: PanelExit) => void;
}

/** A small combobox: the focus stays in the field, the list hangs on it. What pickers do on a larger scale. */
export function StationField({ stations, action, narrow, maxHeightPx, onLeft }: StationFieldProps) {
  const id = useId();
  const anchorRef = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = stations.filter((station) => station.includes(text));
  const choose = (at: number) => {
    setText(found[at] ?? text);
    setIsOpen(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(isOpen ? Math.max(0, Math.min(found.length - 1, active + (event.key === 'ArrowDown' ? 1 : -1))) : 0);
      setIsOpen(true);
    } else if (event.key === 'Enter' && isOpen) choose(active);
  };
  return (
    <div className={box}>
      <div ref={anchorRef} className={controlBox}>
        <input
          role="combobox"
          aria-label="收费站"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
          className={controlInput}
          value={text}
          onKeyDown={handleKey}
          onClick={() => setIsOpen(true)}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
            setIsOpen(true);
          }}
        />
      </div>
      {isOpen && (
        <AnchoredPanel
          anchorRef={anchorRef}
          label="收费站"
          narrow={narrow}
          maxHeightPx={maxHeightPx}
          onClose={(by) => {
            setIsOpen(false);
            onLeft?.(by);
          }}
        >
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot leave the focus in the field */}
          <div id={`${id}-list`} role="listbox" aria-label="收费站" className={list}>
            {found.map((station, at) => (
              /* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role -- the keys are the field's */
              <div
                key={station}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={station === text}
                data-is-active={at === active}
                className={option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(at)}
              >
                {station}
              </div>
            ))}
          </div>
          {action && (
            <div className={foot}>
              <button type="button">{action}</button>
            </div>
          )}
        </AnchoredPanel>
      )}
    </div>
  );
}
