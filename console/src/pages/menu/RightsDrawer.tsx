import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import { Tabs } from '@milepost/kit/tabs';
import type { MenuNode } from '@milepost/openapi/domains/menu';
import { useMemo, useState } from 'react';
import { ResourcePart } from '../../features/resource/index.ts';
import type { OpenedProps } from '../../features/resource/index.ts';
import { BUTTONS, PermissionProvider, useCan } from '../../permissions/index.ts';
import type { PermissionWorld } from '../../permissions/index.ts';
import { dataSchemesOf, rightsOf } from './rights.ts';
import * as css from './MenuPage.css.ts';

const KEPT = ['button', 'column', 'form'] as const;
/** Name the rights inside the drawer are looked up by. */
const HERE = 'rights';

/** Rights on the page of an entry: buttons, columns, fields of forms, and its data. @source shell §3 @reading R-475 */
export default function RightsDrawer({ row, onClose }: OpenedProps<MenuNode>) {
  const { t } = useLingui();
  const can = useCan();
  const [at, setAt] = useState('button');
  const mayEdit = can.button(BUTTONS.edit);
  // A right belongs to its entry: who changes that adds, changes and deletes its rights.
  const world = useMemo((): PermissionWorld => {
    const buttons = new Set(mayEdit ? [BUTTONS.add, BUTTONS.edit, BUTTONS.remove] : []);
    return {
      permissions: new Map([[HERE, { buttons, columns: new Set<string>(), forms: new Set<string>() }]]),
      judge: true,
      modelId: HERE,
    };
  }, [mayEdit]);
  const resources = useMemo(
    () => new Map([...KEPT.map((kind) => [kind as string, rightsOf(kind, row.id)] as const), ['data', dataSchemesOf(row.id)]]),
    [row.id],
  );
  const isJudged: Readonly<Record<string, boolean>> = {
    button: row.hasButtonRights,
    column: row.hasColumnRights,
    form: row.hasFormRights,
    data: row.hasDataRights,
  };
  const entryName = row.fullName;
  const tabs = [
    { id: 'button', label: t`Buttons` },
    { id: 'column', label: t({ message: 'Columns', context: 'authorization' }) },
    { id: 'form', label: t`Form fields` },
    { id: 'data', label: t`Data schemes` },
  ];
  return (
    <Drawer
      title={t`Rights: ${entryName}`}
      widthPx={700}
      bodyFit="edge-to-edge"
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      <PermissionProvider value={world}>
        <div className={css.tabs}>
          <Tabs label={t`Kinds of rights`} tabs={tabs} selectedId={at} onSelect={setAt} activation="manual" fit="fill" keep="visited">
            {(id) => {
              const resource = resources.get(id);
              return (
                <div className={css.part}>
                  {!isJudged[id] && (
                    <Alert
                      edges="bar"
                      title={t`The entry does not judge these yet`}
                      description={t`They are kept, and hold once they are switched on in the form of the entry.`}
                    />
                  )}
                  {resource && <ResourcePart resource={resource} name={`system/menu/${id}`} />}
                </div>
              );
            }}
          </Tabs>
        </div>
      </PermissionProvider>
    </Drawer>
  );
}
