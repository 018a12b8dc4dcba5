import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import { useState } from 'react';
import { usePath } from '../../../../routing/index.ts';
import { ResourcePart } from '../ResourcePart.tsx';
import type { AnyResource, AnyRow, OpenedProps } from '../../definition/types.ts';

interface ListDrawerProps extends OpenedProps<AnyRow> {
  readonly of: (row: AnyRow) => AnyResource;
  /** Name a person's columns of the list are kept under, below that of the page. */
  readonly name: string;
}

/** The list of what belongs to a record, over the list of the records. @source admin §9 */
export function ListDrawer({ of, name, row, onClose }: ListDrawerProps) {
  const { t, i18n } = useLingui();
  const path = usePath();
  const [resource] = useState(() => of(row));
  return (
    <Drawer
      title={i18n._(resource.words.many)}
      widthPx={700}
      bodyFit="edge-to-edge"
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      <ResourcePart resource={resource} name={`${path.slice(1)}/${name}`} />
    </Drawer>
  );
}
