import { useLingui } from '@lingui/react/macro';
import { bindOperations } from '@milepost/openapi/client';
import { dataInterfaceCodecs } from '@milepost/openapi/domains/data-interface';
import type { DataInterfaceLog } from '@milepost/openapi/domains/data-interface';
import { dataInterfaceOperations } from '@milepost/openapi/operations';
import { systemClock } from '@milepost/kit/engines/clock';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import type { Api } from '../../data/api/index.ts';
import { Region, RegionRows } from '../../features/overview/Region.tsx';
import { ChartFigure } from '../../features/portal/charts/ChartFigure.tsx';
import { ChartSwitch } from '../../features/portal/charts/ChartSwitch.tsx';
import type { ChartView } from '../../features/portal/charts/ChartSwitch.tsx';
import type { ChartModel } from '../../features/portal/charts/chartModel.ts';
import { chartFrom, DAYS, daysOf } from './logDays.ts';
import * as css from './DataInterface.css.ts';
import { reading } from '../../data/tags.ts';

const PAGE_SIZE = 500;
/** Pages that are read at most: what is counted here has to arrive first. */
const MOST_PAGES = 10;

/** Calls of the last days, the newest first; `isWhole` says whether they are all. */
async function readCalls({ client }: Api, id: string, startTime: number, signal: AbortSignal) {
  const { listDataInterfaceLogs } = bindOperations(client, dataInterfaceOperations);
  const calls: DataInterfaceLog[] = [];
  for (let currentPage = 1; currentPage <= MOST_PAGES; currentPage += 1) {
    const query = { startTime: String(startTime), currentPage, pageSize: PAGE_SIZE } as const;
    // oxlint-disable-next-line no-await-in-loop -- a page says whether there is another one
    const { rows, total } = dataInterfaceCodecs.listDataInterfaceLogs.data.decode(
      (await listDataInterfaceLogs({ path: { id }, query }, { signal })).data,
    );
    calls.push(...rows);
    if (rows.length === 0 || calls.length >= total) return { calls, isWhole: true };
  }
  return { calls, isWhole: false };
}

/** The calls of a data interface by day, and how many of them failed, as a chart or a table. @source admin §2 @reading R-703 */
export default function LogDays({ row }: { readonly row: { readonly id: string } }) {
  const { t } = useLingui();
  const api = useApi();
  const [view, setView] = useState<ChartView>('chart');
  const [nowMs] = useState(() => systemClock.now());
  const query = useQuery({
    queryKey: ['resource', `dataInterfaceLog-${row.id}`, 'days'],
    queryFn: reading(api, async (api, { signal }) => readCalls(api, row.id, chartFrom(nowMs), signal)),
    gcTime: 0,
  });
  const { data } = query;
  const title = t`Calls of the last ${DAYS} days`;
  const [calls, failures] = [t({ message: 'Calls', context: 'of a data interface' }), t({ message: 'Failed', context: 'calls' })];
  const model = useMemo((): ChartModel => {
    const days = daysOf(data?.calls ?? [], nowMs);
    const told = days.some((one) => one.failures !== null);
    return {
      kind: 'bar',
      labels: days.map(({ day }) => day),
      series: [
        { name: calls, values: days.map((one) => one.calls), isLine: false },
        ...(told ? [{ name: failures, values: days.map((one) => one.failures), isLine: false }] : []),
      ],
      unit: '',
    };
  }, [data, nowMs, calls, failures]);
  return (
    <div className={css.days}>
      <Region title={title} actions={<ChartSwitch title={title} view={view} onChange={setView} />}>
        <RegionRows query={{ ...query, data: data?.calls }} what={t`the calls`} empty={{ title: t`Nobody has called it in these days` }}>
          {() => (
            <>
              {data?.isWhole === false && (
                <p className={css.hint}>{t`Only the latest ${{ count: data.calls.length }} calls are counted.`}</p>
              )}
              <ChartFigure title={title} model={model} view={view} />
            </>
          )}
        </RegionRows>
      </Region>
    </div>
  );
}
