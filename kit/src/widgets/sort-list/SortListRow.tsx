/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a grid of controls with one tab stop, which a list element cannot be */
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical, TriangleAlert, X } from 'lucide';
import type { PointerEventHandler } from 'react';
import { commaIn } from '../../engines/language/index.ts';
import type { IconShape } from '../../primitives/icon/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import * as css from './SortList.css.ts';
import type { SortItem, SortListProps } from './types.ts';
import { DOWN, HANDLE, ITEM, NAME, OUT, UP } from './useSortList.ts';

export interface SortListRowProps {
  readonly item: SortItem;
  readonly layout: NonNullable<SortListProps['layout']>;
  /** From 0. */
  readonly place: number;
  readonly total: number;
  readonly isGrabbed: boolean;
  readonly isOpen: boolean;
  /** Part that is the tab stop of the list; null when another item has it. */
  readonly activePart: number | null;
  readonly drag: {
    readonly onPointerDown: PointerEventHandler<HTMLElement>;
    readonly onPointerMove: PointerEventHandler<HTMLElement>;
    readonly onPointerUp: PointerEventHandler<HTMLElement>;
    readonly onPointerCancel: PointerEventHandler<HTMLElement>;
  } | null;
  readonly onHandle: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onOpen: ((by: 'keys' | 'pointer') => void) | null;
  readonly onRemove: (() => void) | null;
}

/** One item: a handle to move it, its name, which opens it, and buttons for what else can be done. */
export function SortListRow(props: SortListRowProps) {
  const { item, layout, place, total, isGrabbed, isOpen, activePart, drag, onHandle, onStep, onOpen, onRemove } = props;
  const { t } = useLingui();
  const { lang } = useKit();
  const { id, label, note, icon, problem } = item;
  const number = place + 1;
  const spoken = [label, ...(note ? [note] : []), t`${number} of ${total}`, ...(problem ? [problem] : [])];
  const part = (which: number) => ({ 'data-mp-part': which, tabIndex: activePart === which ? 0 : -1 });
  const words = (
    <>
      {icon && <Icon of={icon} size="s" />}
      <span className={css.words}>{label}</span>
      {note && <span className={css.note}>{note}</span>}
    </>
  );
  return (
    <div
      role="row"
      data-mp-item={id}
      aria-label={spoken.join(commaIn(lang))}
      aria-selected={isOpen}
      tabIndex={activePart === ITEM ? 0 : -1}
      className={css.item[layout]}
      data-held={isGrabbed || undefined}
      data-open={isOpen || undefined}
    >
      {drag && (
        <span role="gridcell" className={css.cell}>
          <button
            type="button"
            {...part(HANDLE)}
            {...drag}
            aria-label={t`Move ${label}`}
            aria-pressed={isGrabbed}
            title={t`Move ${label}`}
            className={css.handle}
            // A press of the pointer drags; only keys and voices click.
            onClick={({ detail }) => detail === 0 && onHandle()}
          >
            <Icon of={GripVertical} size="s" />
          </button>
        </span>
      )}
      <span role="gridcell" className={css.nameCell}>
        {onOpen ? (
          <button
            type="button"
            {...part(NAME)}
            title={label}
            className={css.name}
            onClick={({ detail }) => onOpen(detail === 0 ? 'keys' : 'pointer')}
          >
            {words}
          </button>
        ) : (
          <span className={css.name} title={label}>
            {words}
          </span>
        )}
        {problem && (
          <span className={css.problem} title={problem}>
            <Icon of={TriangleAlert} size="s" />
          </span>
        )}
      </span>
      {layout === 'rows' && drag && (
        <>
          <Act {...part(UP)} label={t`Move ${label} up`} icon={ArrowUp} isAtEnd={place === 0} onPress={() => onStep(-1)} />
          <Act {...part(DOWN)} label={t`Move ${label} down`} icon={ArrowDown} isAtEnd={number === total} onPress={() => onStep(1)} />
        </>
      )}
      {onRemove && (
        <Act {...part(OUT)} label={t({ message: `Take out ${label}`, context: 'of a list in order' })} icon={X} onPress={onRemove} />
      )}
    </div>
  );
}

interface ActProps {
  readonly label: string;
  readonly icon: IconShape;
  /** Nowhere to go: the button stays, and says so when pressed. */
  readonly isAtEnd?: boolean;
  readonly onPress: () => void;
  readonly tabIndex: number;
  readonly 'data-mp-part': number;
}

function Act({ label, icon, isAtEnd, onPress, ...part }: ActProps) {
  return (
    <span role="gridcell" className={css.cell}>
      <button
        type="button"
        {...part}
        aria-label={label}
        title={label}
        aria-disabled={isAtEnd || undefined}
        className={css.act}
        onClick={onPress}
      >
        <Icon of={icon} size="s" />
      </button>
    </span>
  );
}
