/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a grid of controls with one tab stop, which a list element cannot be */
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical, Pin } from 'lucide';
import type { PointerEventHandler } from 'react';
import { commaIn } from '../../engines/language/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import {
  box,
  cell,
  handle,
  mover,
  name,
  newTag,
  pin,
  pinIcon,
  place as placeStyle,
  row,
  rowState,
  word,
  wordText,
} from './ColumnSettings.css.ts';
import { edgeOf } from './draft.ts';
import type { ListedColumn } from './types.ts';
import { CHECKBOX, HANDLE, LAST_PART, ROW } from './useSettingsList.ts';

export interface SettingsRowProps {
  readonly column: ListedColumn;
  /** From 0. */
  readonly place: number;
  readonly total: number;
  readonly isGrabbed: boolean;
  /** Part that is the tab stop of the list; null when another row has it. */
  readonly activePart: number | null;
  readonly drag: {
    readonly onPointerDown: PointerEventHandler<HTMLElement>;
    readonly onPointerMove: PointerEventHandler<HTMLElement>;
    readonly onPointerUp: PointerEventHandler<HTMLElement>;
    readonly onPointerCancel: PointerEventHandler<HTMLElement>;
  };
  readonly onHandle: () => void;
  readonly onToggle: () => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onPin: () => void;
}

/** One column: a handle to move it, a checkbox to show it, two buttons that move it without dragging, one that holds it in sight. */
export function SettingsRow({ column, place, total, isGrabbed, activePart, drag, onHandle, onToggle, onMove, onPin }: SettingsRowProps) {
  const { t } = useLingui();
  const { lang } = useKit();
  const { prop, label, isVisible, isNew } = column;
  const number = place + 1;
  const spoken = [
    isVisible ? t`${label}, ${number} of ${total}, shown` : t`${label}, ${number} of ${total}, hidden`,
    ...(isNew ? [t`new column`] : []),
  ].join(commaIn(lang));
  const part = (which: number) => ({ 'data-mp-part': which, tabIndex: activePart === which ? 0 : -1 });
  return (
    <div
      role="row"
      data-mp-prop={prop}
      data-autofocus={place === 0 ? '' : undefined}
      aria-label={spoken}
      tabIndex={activePart === ROW ? 0 : -1}
      className={`${row} ${rowState[isGrabbed ? 'grabbed' : 'resting']}`}
    >
      <span role="gridcell" className={cell}>
        <button
          type="button"
          {...part(HANDLE)}
          {...drag}
          aria-label={t`Move ${label}`}
          aria-pressed={isGrabbed}
          title={t`Move ${label}`}
          className={handle}
          // A press of the pointer drags; only keys and voices click.
          onClick={({ detail }) => detail === 0 && onHandle()}
        >
          <Icon of={GripVertical} size="s" />
        </button>
      </span>
      <span role="gridcell" className={name}>
        <label className={word}>
          <input
            type="checkbox"
            {...part(CHECKBOX)}
            className={box}
            checked={isVisible}
            onChange={onToggle}
            aria-label={t`Show ${label}`}
          />
          <span className={wordText} title={label}>
            {label}
          </span>
        </label>
        {isNew && <span className={newTag}>{t({ message: 'New', context: 'column' })}</span>}
      </span>
      <span aria-hidden="true" className={placeStyle}>
        {number}
      </span>
      <Mover {...part(2)} label={t`Move ${label} up`} icon={ArrowUp} isAtEnd={place === 0} onPress={() => onMove(-1)} />
      <Mover {...part(3)} label={t`Move ${label} down`} icon={ArrowDown} isAtEnd={number === total} onPress={() => onMove(1)} />
      <span role="gridcell" className={cell}>
        <button
          type="button"
          {...part(LAST_PART)}
          aria-label={t`Keep ${label} in sight`}
          aria-pressed={edgeOf(column) !== 'none'}
          title={t`Keep ${label} in sight`}
          className={pin}
          onClick={onPin}
        >
          <span className={pinIcon}>
            <Icon of={Pin} size="s" />
          </span>
        </button>
      </span>
    </div>
  );
}

interface MoverProps {
  readonly label: string;
  readonly icon: typeof ArrowUp;
  /** Nowhere to go: the button stays, and says so when pressed. */
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
  readonly tabIndex: number;
  readonly 'data-mp-part': number;
}

function Mover({ label, icon, isAtEnd, onPress, ...part }: MoverProps) {
  return (
    <span role="gridcell" className={cell}>
      <button
        type="button"
        {...part}
        aria-label={label}
        title={label}
        aria-disabled={isAtEnd || undefined}
        className={mover}
        onClick={onPress}
      >
        <Icon of={icon} size="s" />
      </button>
    </span>
  );
}
