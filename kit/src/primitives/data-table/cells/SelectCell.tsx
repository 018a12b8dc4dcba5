import { Lock } from 'lucide';
import { visuallyHidden } from '../../../theme/focus.css.ts';
import { Icon } from '../../icon/index.ts';
import { checkCellProps, checkProps } from '../headless.ts';
import type { TableRowView } from '../headless.ts';
import { checkbox, locked, radio, refusal, selectCell } from '../look/Lead.css.ts';
import { cellLooks } from '../look/cellLook.ts';

/** Cell by which a row is chosen: a checkbox, the picture of a radio button (the row itself is what is chosen), or why it cannot be. */
export function selectCellOf<Row>(view: TableRowView<Row>) {
  const { layout, isSelected, refused } = view;
  const look = `${selectCell} ${cellLooks(layout).select}`;
  const isStop = refused !== null && layout.selection === 'many';
  return <div {...checkCellProps(view, { className: isStop ? `${look} ${refusal}` : look })}>{content()}</div>;

  function content() {
    if (refused !== null) return <Refused why={refused} />;
    if (layout.selection === 'one') return <span aria-hidden="true" className={radio[isSelected ? 'on' : 'off']} />;
    return <input {...checkProps(view, { className: checkbox })} />;
  }
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
