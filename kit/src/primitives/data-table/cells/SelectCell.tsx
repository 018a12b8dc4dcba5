/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { Lock } from 'lucide';
import { visuallyHidden } from '../../../theme/focus.css.ts';
import { Icon } from '../../icon/index.ts';
import { checkbox, locked, radio, refusal, selectCell } from '../look/Lead.css.ts';
import { cellLooks } from '../look/cellLook.ts';
import { SELECT_STOP } from '../columns/rowLayout.ts';
import type { RowLayout } from '../columns/rowLayout.ts';

interface SelectCellProps<Row> {
  readonly layout: RowLayout<Row>;
  readonly label: string;
  readonly isSelected: boolean;
  /** Reason the row cannot be chosen, empty where nobody would; null when it can. */
  readonly refused: string | null;
  readonly activeStop: number | null;
}

const keepControlled = () => undefined;

/** Cell by which a row is chosen: a checkbox, the picture of a radio button (the row itself is what is chosen), or why it cannot be. */
export function selectCellOf<Row>({ layout, label, isSelected, refused, activeStop }: SelectCellProps<Row>) {
  const look = `${selectCell} ${cellLooks(layout).select}`;
  if (layout.selection === 'one') {
    return (
      <div role="gridcell" aria-colindex={1} className={look} title={refused || undefined}>
        {refused === null ? <span aria-hidden="true" className={radio[isSelected ? 'on' : 'off']} /> : <Refused why={refused} />}
      </div>
    );
  }
  const tabIndex = activeStop === SELECT_STOP ? 0 : -1;
  if (refused !== null) {
    return (
      <div
        role="gridcell"
        aria-colindex={1}
        data-mp-stop={SELECT_STOP}
        tabIndex={tabIndex}
        className={`${look} ${refusal}`}
        title={refused || undefined}
      >
        <Refused why={refused} />
      </div>
    );
  }
  return (
    <div role="gridcell" aria-colindex={1} className={look}>
      <input
        type="checkbox"
        data-mp-stop={SELECT_STOP}
        data-mp-check=""
        className={checkbox}
        checked={isSelected}
        onChange={keepControlled}
        tabIndex={tabIndex}
        aria-label={layout.words.select(label)}
      />
    </div>
  );
}

function Refused({ why }: { readonly why: string }) {
  if (why === '') return null;
  return (
    <>
      <span className={locked}>
        <Icon of={Lock} size="s" />
      </span>
      <span className={visuallyHidden}>{why}</span>
    </>
  );
}
