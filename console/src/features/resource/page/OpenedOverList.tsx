import { useLingui } from '@lingui/react/macro';
import { valueAt } from '@milepost/kit/forms/grammar';
import { lazyDialog } from '../../../lazy/index.ts';
import { nameOf } from '../definition/rowActions.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';
import type { stepsOf } from '../form/stepsOf.ts';
import type { ResourceList } from '../list/useResourceList.ts';
import { NOTHING } from './openDialog.ts';
import type { OpenDialog } from './openDialog.ts';
import { ResourceForm } from './ResourceFormDialog.ts';

const HistoryDialog = lazyDialog(() => import('../extensions/history/HistoryDialog.tsx'));
const RecordDialog = lazyDialog(() => import('./RecordDialog.tsx'));

/** True for a row that has been loaded, at the top or below another. */
const isKnown = ({ flat, below }: Pick<ResourceList, 'flat' | 'below'>, id: string): boolean =>
  [flat, ...[...below.values()].map((branch) => (branch.state === 'loaded' ? branch.rows : []))].some((rows) =>
    rows.some((row) => row.id === id),
  );

interface OpenedOverListProps {
  readonly resource: AnyResource;
  readonly list: ResourceList;
  readonly open: OpenDialog;
  readonly setOpen: (open: OpenDialog) => void;
  /** Steps from a row to those before and after it. */
  readonly stepsTo: (row: AnyRow, onStep: (row: AnyRow) => void) => ReturnType<typeof stepsOf>;
}

/** Layer an action or a tool has opened over the list. The form of a new record and of a copy belongs to the page. */
export function OpenedOverList({ resource, list, open, setOpen, stepsTo }: OpenedOverListProps) {
  const { i18n } = useLingui();
  const close = () => setOpen(NOTHING);
  const again = () => setOpen(open);
  switch (open.kind) {
    case 'part':
      return (
        <ResourceForm
          key={open.row.id}
          resource={open.resource}
          id={open.row.id}
          row={open.row}
          at={{ parent: null, node: null }}
          name={i18n._(open.action.title(nameOf(resource, open.row)))}
          onSaved={(saved) => {
            const above = valueAt(saved, open.action.follows ?? '');
            if (typeof above === 'string' && isKnown(list, above)) list.branches.open(above);
          }}
          onClose={close}
          onAgain={again}
        />
      );
    case 'detail':
      return (
        <RecordDialog
          resource={resource}
          row={open.row}
          steps={stepsTo(open.row, (row) => setOpen({ kind: 'detail', row }))}
          onClose={close}
          onAgain={again}
        />
      );
    case 'history':
      return <HistoryDialog resource={resource} row={open.row} name={nameOf(resource, open.row)} onClose={close} onAgain={again} />;
    case 'own':
      return <open.part row={open.row} onClose={close} onAgain={again} />;
    case 'tool':
      return <open.part ask={list.ask} selected={list.selected} narrow={list.setConditions} onClose={close} onAgain={again} />;
    default:
      return null;
  }
}
