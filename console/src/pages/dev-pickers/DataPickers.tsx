import { DataInterfaceSelect } from '@milepost/kit/data-interface-select';
import { parseDataInterfaceSelect, parsePopupSelect, parsePopupTableSelect } from '@milepost/kit/forms/config';
import { PopupSelect } from '@milepost/kit/popup-select';
import { PopupTableSelect } from '@milepost/kit/popup-table-select';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useApi } from '../../data/api/index.ts';
import { dataInterfaceFeed } from '../../data/data-interface/feed.ts';
import * as css from './DevPickersPage.css.ts';

/** Toll stations, and vehicles, in the seed of the sandbox. */
const STATIONS = { interfaceId: '375086540393713675', propsValue: 'id', relationField: 'fullName' };
const VEHICLES = { interfaceId: '375086540393713691', propsValue: 'id', relationField: 'plate' };
const STATION_COLUMNS = [
  { value: 'fullName', label: 'Station' },
  { value: 'stake', label: 'Stake' },
  { value: 'phone', label: 'Telephone' },
];
const VEHICLE_COLUMNS = [
  { value: 'plate', label: 'Plate' },
  { value: 'kind', label: 'Kind' },
  { value: 'driverName', label: 'Driver' },
];

const drawer = parsePopupSelect({
  ...STATIONS,
  columnOptions: STATION_COLUMNS,
  hasPage: true,
  pageSize: 20,
  popupType: 'drawer',
  popupWidth: '800px',
});
const dialog = parsePopupSelect({
  ...VEHICLES,
  columnOptions: VEHICLE_COLUMNS,
  hasPage: true,
  pageSize: 20,
  popupType: 'dialog',
  popupWidth: '800px',
});
const table = parsePopupTableSelect({ ...STATIONS, columnOptions: STATION_COLUMNS, hasPage: true, filterable: true });
const many = parseDataInterfaceSelect({ ...VEHICLES, columnOptions: VEHICLE_COLUMNS, hasPage: true, pageSize: 20, popupType: 'dialog' });

type Value = Parameters<typeof PopupSelect>[0]['value'];

/** Popup selects over data interfaces of the sandbox. */
export function DataPickers() {
  const { client } = useApi();
  const feed = useMemo(() => dataInterfaceFeed(client), [client]);
  return (
    <>
      <Trial label="Popup select, drawer">{(field) => <PopupSelect {...field} config={drawer} feed={feed} />}</Trial>
      <Trial label="Popup select, dialog">{(field) => <PopupSelect {...field} config={dialog} feed={feed} />}</Trial>
      <Trial label="Popup table select">{(field) => <PopupTableSelect {...field} config={table} feed={feed} />}</Trial>
      <Trial label="Data interface select">{(field) => <DataInterfaceSelect {...field} config={many} feed={feed} />}</Trial>
    </>
  );
}

interface Field {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Trial({ label, children }: { readonly label: string; readonly children: (field: Field) => ReactNode }) {
  const [value, onChange] = useState<Value>(null);
  return (
    <div>
      {children({ label, value, onChange })}
      <output className={css.stored} aria-label={`${label}: stored`}>
        {JSON.stringify(value)}
      </output>
    </div>
  );
}
