import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import type { PanelProps } from '@milepost/kit/forms/grammar';
import { GroupTitle } from '@milepost/kit/group-title';
import { syncKind } from '@milepost/openapi/domains/third-party-sync';
import type { SyncTotal } from '@milepost/openapi/domains/third-party-sync';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { syncTotalsQuery } from '../../data/third-party-sync/queries.ts';
import type { Messenger } from '../../data/third-party-sync/queries.ts';
import { personName } from '../../data/personName.ts';
import { momentText } from '../../i18n/momentText.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { ConnectionTrials } from '../../features/resource/extensions/connection-test/ConnectionTrials.tsx';
import type { Tried } from '../../features/resource/extensions/connection-test/ConnectionTrials.tsx';
import type { Trial } from '../../features/resource/extensions/connection-test/types.ts';
import { tryDingTalk, tryWeChat } from './trials.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { SyncFailures } from './SyncFailures.tsx';
import * as css from './SystemConfig.css.ts';

const SyncDialog = lazyDialog(() => import('./SyncDialog.tsx'));

const DATE_PX = 168;
const COUNT_PX = 96;

const rowId = ({ synType }: SyncTotal) => synType;

/** Tries of WeCom, and the figures of what is in step with it. */
export function WeChatPanel(props: PanelProps) {
  const { t } = useLingui();
  return (
    <MessengerPanel
      {...props}
      messenger="weChat"
      name={t`WeCom`}
      trials={[
        { label: t`Try the messages`, send: tryWeChat(0) },
        { label: t`Try the address book`, send: tryWeChat(1) },
      ]}
    />
  );
}

/** Tries of DingTalk, and the figures of what is in step with it. */
export function DingTalkPanel(props: PanelProps) {
  const { t } = useLingui();
  return (
    <MessengerPanel {...props} messenger="dingTalk" name={t`DingTalk`} trials={[{ label: t`Try the connection`, send: tryDingTalk }]} />
  );
}

interface MessengerPanelProps extends PanelProps {
  readonly messenger: Messenger;
  readonly name: string;
  readonly trials: readonly Trial[];
}

/** A try of a messenger, and a table of what is in step with it: nothing is brought into step before a try. @source admin §7 @reading R-570 */
function MessengerPanel({ messenger, name, trials, read, isReadOnly }: MessengerPanelProps) {
  const { t } = useLingui();
  const api = useApi();
  const totals = useQuery(syncTotalsQuery(api, messenger));
  const [isOpen, setOpen] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);
  const columns = useColumns();
  const label = t`In step with ${name}`;
  return (
    <div className={css.column}>
      {!isReadOnly && <ConnectionTrials trials={trials} read={read} onTried={setTried} />}
      <GroupTitle
        actions={
          !isReadOnly && (
            <Button isDisabled={tried === null} onPress={() => setOpen(true)} opens={{ kind: 'dialog', isOpen }}>
              {t`Synchronise with ${name}`}
            </Button>
          )
        }
      >
        {label}
      </GroupTitle>
      {!isReadOnly && tried === null && <p className={css.quiet}>{t`Try the connection above before anything is synchronised.`}</p>}
      {totals.data ? (
        <>
          <div className={css.table}>
            <DataTable<SyncTotal> label={label} columns={columns} rows={totals.data} rowId={rowId} rowLabel={rowId} />
          </div>
          <LastRuns totals={totals.data} />
          {!isReadOnly && <Failures totals={totals.data} messenger={messenger} name={name} onTried={() => void totals.refetch()} />}
        </>
      ) : (
        <NotLoaded query={totals} />
      )}
      {isOpen && (
        <SyncDialog
          messenger={messenger}
          name={name}
          failure={tried && !tried.isSuccess ? tried.title : null}
          organizationsOut={organizationsOut(totals.data ?? [])}
          onClose={() => setOpen(false)}
          onAgain={() => setOpen(true)}
        />
      )}
    </div>
  );
}

/** Number of organisations that failed or were never sent. */
const organizationsOut = (totals: readonly SyncTotal[]): number =>
  totals
    .filter((row) => syncKind(row) === 'organization')
    .reduce((sum, { synFailCount, unSynCount }) => sum + synFailCount + unSynCount, 0);

/** Name of what a row counts. */
function useNameOf(): (row: SyncTotal) => string {
  const { t } = useLingui();
  return useMemo(() => {
    const words = { organization: t`Organisations`, user: t({ message: 'People', context: 'synchronisation' }) };
    return (row) => {
      const kind = syncKind(row);
      return kind === null ? row.synType : words[kind];
    };
  }, [t]);
}

interface FailuresProps {
  readonly totals: readonly SyncTotal[];
  readonly messenger: Messenger;
  readonly name: string;
  readonly onTried: () => void;
}

/** Ways to the records that failed, one for each kind that has some. */
function Failures({ totals, messenger, name, onTried }: FailuresProps) {
  const { t } = useLingui();
  const nameOf = useNameOf();
  const [shown, setShown] = useState<'organization' | 'user' | null>(null);
  const failed = totals.flatMap((row) => {
    const kind = syncKind(row);
    return kind !== null && row.synFailCount > 0 ? [{ kind, words: nameOf(row), count: row.synFailCount }] : [];
  });
  if (failed.length === 0) return null;
  return (
    <div className={css.actions}>
      {failed.map(({ kind, words, count }) => (
        <Button key={kind} onPress={() => setShown(kind)} opens={{ kind: 'dialog', isOpen: shown === kind }}>
          {t`${words}: look at what failed (${count})`}
        </Button>
      ))}
      {shown !== null && (
        <SyncFailures
          messenger={messenger}
          name={name}
          kind={shown}
          onClose={() => {
            setShown(null);
            onTried();
          }}
        />
      )}
    </div>
  );
}

/** Last synchronisation of each kind, and who asked for it: on a narrow page the table has no room for it. */
function LastRuns({ totals }: { readonly totals: readonly SyncTotal[] }) {
  const { t } = useLingui();
  const nameOf = useNameOf();
  const runs = totals.filter(({ synDate }) => synDate !== null);
  if (runs.length === 0) return null;
  return (
    <ul className={css.lastRuns}>
      {runs.map((row) => {
        const [records, moment, person] = [nameOf(row), momentText(row.synDate), personName(row.synUser)];
        return (
          <li key={row.synType}>{person ? t`${records}: last on ${moment}, asked by ${person}` : t`${records}: last on ${moment}`}</li>
        );
      })}
    </ul>
  );
}

function useColumns(): Column<SyncTotal>[] {
  const { t } = useLingui();
  const nameOf = useNameOf();
  return useMemo(() => {
    const figure = (id: Exclude<keyof SyncTotal, 'synType' | 'synDate' | 'synUser'>, header: string): Column<SyncTotal> => ({
      id,
      header,
      text: (row) => String(row[id]),
      width: { px: COUNT_PX },
      align: 'end',
      narrow: 'meta',
    });
    return [
      {
        id: 'synType',
        header: t`Records`,
        text: nameOf,
        width: { flex: 1, minPx: COUNT_PX },
        narrow: 'title',
      },
      figure('recordTotal', t`In all`),
      figure('synSuccessCount', t`In step`),
      figure('synFailCount', t({ message: 'Failed', context: 'synchronisation' })),
      figure('unSynCount', t`Never sent`),
      { id: 'synDate', header: t`Last time`, text: ({ synDate }) => momentText(synDate), width: { px: DATE_PX }, narrow: 'hidden' },
      {
        id: 'synUser',
        header: t`Last asked by`,
        text: ({ synUser }) => personName(synUser),
        width: { flex: 1, minPx: COUNT_PX },
        narrow: 'hidden',
      },
    ];
  }, [t, nameOf]);
}
