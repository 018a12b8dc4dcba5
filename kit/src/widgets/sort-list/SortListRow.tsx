import { ArrowDown, ArrowUp, GripVertical, TriangleAlert, X } from 'lucide';
import { memo } from 'react';
import { Icon } from '../../primitives/icon/index.ts';
import type { IconShape } from '../../primitives/icon/index.ts';
import { partProps } from '../../primitives/parts/index.ts';
import type { PartLooks } from '../../primitives/parts/index.ts';
import { sortCellProps, sortHandleProps, sortItemProps, sortNameProps, sortStepProps, sortTakeOutProps } from './headless.ts';
import type { SortItemView } from './headless.ts';
import * as css from './SortList.css.ts';
import type { SortItem, SortListPart, SortListProps } from './types.ts';

interface SortListRowProps {
  readonly view: SortItemView<SortItem>;
  readonly layout: NonNullable<SortListProps['layout']>;
  readonly parts: PartLooks<SortListPart> | undefined;
}

/** One item: a handle to move it, its name, which opens it, and buttons for what else can be done. */
export const SortListRow = memo(function SortListRow({ view, layout, parts }: SortListRowProps) {
  const { problem } = view.item;
  const step = partProps(parts, 'step', css.act);
  return (
    <div {...sortItemProps(view, partProps(parts, 'item', css.item[layout]))}>
      {view.canMove && <Act {...sortHandleProps(view, partProps(parts, 'handle', css.handle))} icon={GripVertical} />}
      <span {...sortCellProps({ className: css.nameCell })}>
        <Name view={view} parts={parts} />
        {problem && (
          <span {...partProps(parts, 'problem', css.problem)} title={problem}>
            <Icon of={TriangleAlert} size="s" />
          </span>
        )}
      </span>
      {view.hasSteps && (
        <>
          <Act {...sortStepProps(view, -1, step)} icon={ArrowUp} />
          <Act {...sortStepProps(view, 1, step)} icon={ArrowDown} />
        </>
      )}
      {view.canTakeOut && <Act {...sortTakeOutProps(view, partProps(parts, 'takeOut', css.act))} icon={X} />}
    </div>
  );
});

function Name({ view, parts }: Pick<SortListRowProps, 'view' | 'parts'>) {
  const { label, note, icon } = view.item;
  const look = partProps(parts, 'name', css.name);
  const words = (
    <>
      {icon && <Icon of={icon} size="s" />}
      <span className={css.words}>{label}</span>
      {note && <span {...partProps(parts, 'note', css.note)}>{note}</span>}
    </>
  );
  if (view.canOpen) return <button {...sortNameProps(view, look)}>{words}</button>;
  return (
    <span {...look} title={label}>
      {words}
    </span>
  );
}

type ActProps = ReturnType<typeof sortTakeOutProps<ReturnType<typeof partProps>>> & { readonly icon: IconShape };

function Act({ icon, ...button }: ActProps) {
  return (
    <span {...sortCellProps({ className: css.cell })}>
      <button {...button}>
        <Icon of={icon} size="s" />
      </button>
    </span>
  );
}
