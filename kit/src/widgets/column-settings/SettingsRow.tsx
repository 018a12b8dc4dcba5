import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical, Pin } from 'lucide';
import { memo } from 'react';
import { Icon } from '../../primitives/icon/index.ts';
import { classes, partProps } from '../../primitives/parts/index.ts';
import type { PartLooks } from '../../primitives/parts/index.ts';
import * as css from './ColumnSettings.css.ts';
import { columnCellProps, columnCheckProps, columnHandleProps, columnKeepProps, columnRowProps, columnStepProps } from './headless.ts';
import type { ColumnRowView } from './headless.ts';
import type { ColumnSettingsPart } from './types.ts';

interface SettingsRowProps {
  readonly view: ColumnRowView;
  readonly parts: PartLooks<ColumnSettingsPart> | undefined;
}

/** One column: a handle to move it, a checkbox to show it, two buttons that move it without dragging, one that holds it in sight. */
export const SettingsRow = memo(function SettingsRow({ view, parts }: SettingsRowProps) {
  const { t } = useLingui();
  const { label, isNew } = view.column;
  const step = partProps(parts, 'step', css.mover);
  return (
    <div {...columnRowProps(view, partProps(parts, 'row', classes(css.row, css.rowState[view.isHeld ? 'grabbed' : 'resting'])))}>
      <span {...columnCellProps({ className: css.cell })}>
        <button {...columnHandleProps(view, partProps(parts, 'handle', css.handle))}>
          <Icon of={GripVertical} size="s" />
        </button>
      </span>
      <span {...columnCellProps({ className: css.name })}>
        <label className={css.word}>
          <input {...columnCheckProps(view, { className: css.box })} />
          <span {...partProps(parts, 'name', css.wordText)} title={label}>
            {label}
          </span>
        </label>
        {isNew && <span {...partProps(parts, 'new', css.newTag)}>{t({ message: 'New', context: 'column' })}</span>}
      </span>
      <span {...partProps(parts, 'place', css.place)} aria-hidden="true">
        {view.number}
      </span>
      <span {...columnCellProps({ className: css.cell })}>
        <button {...columnStepProps(view, -1, step)}>
          <Icon of={ArrowUp} size="s" />
        </button>
      </span>
      <span {...columnCellProps({ className: css.cell })}>
        <button {...columnStepProps(view, 1, step)}>
          <Icon of={ArrowDown} size="s" />
        </button>
      </span>
      <span {...columnCellProps({ className: css.cell })}>
        <button {...columnKeepProps(view, partProps(parts, 'keep', css.pin))}>
          <span className={css.pinIcon}>
            <Icon of={Pin} size="s" />
          </span>
        </button>
      </span>
    </div>
  );
});
