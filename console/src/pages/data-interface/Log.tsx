import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import type { DataInterface } from '@milepost/openapi/domains/data-interface';
import { useState } from 'react';
import { ResourcePart } from '../../features/resource/index.ts';
import type { OpenedProps } from '../../features/resource/index.ts';
import { logOf } from './logOf.ts';

/** The calls of the data interface of a row. */
export default function Log({ row, onClose }: OpenedProps<DataInterface>) {
  const { t } = useLingui();
  const [resource] = useState(() => logOf(row.id));
  const name = row.fullName;
  return (
    <Drawer
      title={t`Log: ${name}`}
      widthPx={700}
      bodyFit="edge-to-edge"
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      <ResourcePart resource={resource} name="systemData/dataInterface/log" />
    </Drawer>
  );
}
