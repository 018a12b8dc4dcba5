import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import { Tabs } from '@milepost/kit/tabs';
import { useMemo, useState } from 'react';
import { BUTTONS, PermissionProvider, useCan } from '../../../../permissions/index.ts';
import type { ButtonCode, PermissionWorld } from '../../../../permissions/index.ts';
import { usePath, useRecordName } from '../../../../routing/index.ts';
import type { Details } from '../../definition/defineDetails.ts';
import { ResourcePart } from '../ResourcePart.tsx';
import type { AnyRow, OpenedProps } from '../../definition/types.ts';
import * as css from '../../list/Resource.css.ts';

/** Name the rights inside the drawer are looked up by. */
const HERE = 'details';

/** Rights where one right on the record is the right to add, change and delete what belongs to it. */
function useRightsOf(code: ButtonCode | undefined): PermissionWorld | undefined {
  const can = useCan();
  const mayChange = code !== undefined && can.button(code);
  return useMemo(() => {
    if (code === undefined) return undefined;
    const buttons = new Set(mayChange ? [BUTTONS.add, BUTTONS.edit, BUTTONS.remove] : []);
    return {
      permissions: new Map([[HERE, { buttons, columns: new Set<string>(), forms: new Set<string>() }]]),
      judge: true,
      modelId: HERE,
    };
  }, [code, mayChange]);
}

interface DetailsDrawerProps extends OpenedProps<AnyRow> {
  readonly details: Details<AnyRow>;
}

/** The lists of what belongs to a record, behind tabs, over the list of the records; a list stays as it is behind another. @source shell §3 */
export function DetailsDrawer({ details, row, onClose }: DetailsDrawerProps) {
  const { t, i18n } = useLingui();
  const path = usePath();
  useRecordName(i18n._(details.title(row)), { isLayer: true });
  const [at, setAt] = useState(details.all[0]?.key ?? '');
  const world = useRightsOf(details.changedBy);
  const parts = useMemo(
    () =>
      new Map(
        details.all.map((detail) => [
          detail.key,
          'draws' in detail
            ? { is: 'drawn' as const, Drawn: detail.draws }
            : { is: 'list' as const, resource: detail.resource(row), note: detail.note?.(row) ?? null, Above: detail.above },
        ]),
      ),
    [details, row],
  );
  const tabs = (
    <Tabs
      label={i18n._(details.label)}
      tabs={details.all.map(({ key, title }) => ({ id: key, label: i18n._(title) }))}
      selectedId={at}
      onSelect={setAt}
      activation="manual"
      fit="fill"
      keep="visited"
    >
      {(key) => {
        const part = parts.get(key);
        if (!part) return null;
        if (part.is === 'drawn') return <part.Drawn row={row} />;
        const { resource, note, Above } = part;
        return (
          <div className={css.part}>
            {note && <Alert edges="bar" title={i18n._(note.title)} description={i18n._(note.description)} />}
            {Above && <Above row={row} />}
            <ResourcePart resource={resource} name={`${path.slice(1)}/${key}`} />
          </div>
        );
      }}
    </Tabs>
  );
  return (
    <Drawer
      title={i18n._(details.title(row))}
      widthPx={700}
      bodyFit="edge-to-edge"
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      <div className={css.views}>{world ? <PermissionProvider value={world}>{tabs}</PermissionProvider> : tabs}</div>
    </Drawer>
  );
}
