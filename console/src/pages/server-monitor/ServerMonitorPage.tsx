import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataText } from '@milepost/kit/data-text';
import { useKit } from '@milepost/kit/kit-provider';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { fileSizeText } from '@milepost/openapi/domains/file';
import type { ServerState } from '@milepost/openapi/domains/monitor';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useApi } from '../../data/api/index.ts';
import { serverStateQuery } from '../../data/monitor/queries.ts';
import { serverWords } from '../../feedback/index.ts';
import { momentText } from '../../i18n/momentText.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { LoadMeter } from './LoadMeter.tsx';
import { spanOf } from './spanOf.ts';
import * as css from './ServerMonitorPage.css.ts';

/** Load of the machine the server runs on: system, processor, memory, disk. @source admin §2 @reading R-464 */
export default function ServerMonitorPage() {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { data, isError, error, isFetching, refetch } = useQuery(serverStateQuery(useApi()));
  const refresh = async () => {
    const { isSuccess } = await refetch();
    announcer.say(isSuccess ? t`The figures are up to date` : t`The figures did not load`);
  };
  const asked = data?.time ? momentText(data.time) : '';
  return (
    <div className={sheet}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{t`System monitor`}</h1>
          {asked && <p className={css.quiet}>{t`As of ${asked}`}</p>}
          <div className={css.tools}>
            <Button icon={RefreshCw} isBusy={isFetching} busyLabel={t`Refreshing`} onPress={() => void refresh()}>
              {t`Refresh`}
            </Button>
          </div>
        </header>
        {isError && (
          <StatePanel
            kind="failed"
            title={t`The figures did not load`}
            actions={<Button onPress={() => void refresh()}>{t`Retry`}</Button>}
          >
            {serverWords(error) ?? t`The server did not answer.`}
          </StatePanel>
        )}
        {data ? <Figures state={data} /> : !isError && <Skeleton count={8} what={t`the figures`} />}
      </div>
    </div>
  );
}

/** Sizes as people read them; a dash where the server does not say. */
const sizeText = (bytes: number | null): string => (bytes === null ? '' : fileSizeText(bytes));

/** A span of time in the language of the page; what the server says of it otherwise. */
function useSpanText() {
  const { t } = useLingui();
  return (text: string): string => {
    const span = spanOf(text);
    if (!span) return text;
    const { days, hours, minutes } = span;
    return t`${days} d ${hours} h ${minutes} min`;
  };
}

function Figures({ state: { system, cpu, memory, disk } }: { readonly state: ServerState }) {
  const { t } = useLingui();
  const spanText = useSpanText();
  const sizes = ({ total, used, available }: ServerState['memory']): readonly Fact[] => [
    [t({ message: 'Total', context: 'memory' }), sizeText(total)],
    [t({ message: 'Used', context: 'memory' }), sizeText(used)],
    [t`Available`, sizeText(available)],
  ];
  return (
    <div className={css.cards}>
      <Card
        title={t({ message: 'System', context: 'server' })}
        facts={[
          [t`Operating system`, system.os],
          [t`IP address`, system.ip],
          [t`Running for`, spanText(system.uptime)],
        ]}
      />
      <Card
        title={t`Processor`}
        facts={[
          [t`Model`, cpu.name],
          [t`Cores`, String(cpu.coreNumber)],
        ]}
      >
        <LoadMeter label={t`Processor in use`} percent={cpu.used} />
      </Card>
      <Card title={t`Memory`} facts={sizes(memory)}>
        <LoadMeter label={t`Memory in use`} percent={memory.usageRate} />
      </Card>
      <Card title={t`Disk`} facts={sizes(disk)}>
        <LoadMeter label={t`Disk in use`} percent={disk.usageRate} />
      </Card>
    </div>
  );
}

type Fact = readonly [label: string, value: string];

interface CardProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}

function Card({ title, facts, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.card}>
      <h2 id={id} className={css.cardTitle}>
        {title}
      </h2>
      {children}
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt className={css.quiet}>{label}</dt>
            <dd>{value === '' ? '—' : <DataText of={value} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
