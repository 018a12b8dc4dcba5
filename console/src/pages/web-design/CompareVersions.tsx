import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { Select } from '@milepost/kit/select';
import type { SelectOption } from '@milepost/kit/select';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { changesBetween } from '@milepost/openapi/domains/design';
import type { ModelVersionRow } from '@milepost/openapi/domains/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { DRAFT, designAtQuery, openedDesign, versionsQuery } from '../../data/design/versions.ts';
import type { VersionedDesign } from '../../data/design/versions.ts';
import { ChangeList } from '../../features/design/changes/ChangeList.tsx';
import { labelsOf } from '../../features/design/problems/problemWords.ts';
import type { OpenedProps } from '../../features/resource/index.ts';
import { serverWords } from '../../feedback/index.ts';
import * as css from './CompareVersions.css.ts';

/** Two versions of a design side by side in words, or one of them and the draft. @source designer §8, J10 @reading R-268 */
export default function CompareVersions({ row, onClose }: OpenedProps<ModelVersionRow>) {
  const { t } = useLingui();
  const { data: versions = [] } = useQuery(versionsQuery(useApi(), row.modelId));
  const [before, setBefore] = useState(row.id);
  const [after, setAfter] = useState(DRAFT);
  const options = useMemo((): readonly SelectOption[] => {
    const nameOf = (number: number) => t({ message: `Version ${number}`, context: 'of a design' });
    const all = versions.length === 0 ? [row] : versions;
    const named = all.map(({ id, number, note }) => ({ id, label: nameOf(number), ...(note !== '' && { description: note }) }));
    return [{ id: DRAFT, label: t({ message: 'Draft', context: 'design' }) }, ...named];
  }, [versions, row, t]);
  return (
    <Dialog title={t`Compare versions`} widthPx={800} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      <div className={css.column}>
        <div className={css.choices}>
          <Select
            label={t({ message: 'From', context: 'versions' })}
            options={options}
            value={before}
            placeholder=""
            onChange={(id) => id !== null && setBefore(id)}
          />
          <Select
            label={t({ message: 'To', context: 'versions' })}
            options={options}
            value={after}
            placeholder=""
            onChange={(id) => id !== null && setAfter(id)}
          />
        </div>
        <output>
          <Differences key={`${before} ${after}`} modelId={row.modelId} before={before} after={after} />
        </output>
      </div>
    </Dialog>
  );
}

interface DifferencesProps {
  readonly modelId: string;
  readonly before: string;
  readonly after: string;
}

function compared(one: VersionedDesign, other: VersionedDesign) {
  const [before, after] = [openedDesign(one).document, openedDesign(other).document];
  return { changes: changesBetween(before, after), labels: new Map([...labelsOf(before), ...labelsOf(after)]) };
}

function Differences({ modelId, before, after }: DifferencesProps) {
  const { t } = useLingui();
  const api = useApi();
  const one = useQuery(designAtQuery(api, modelId, before));
  const other = useQuery(designAtQuery(api, modelId, after));
  const both = useMemo(() => (one.data && other.data ? compared(one.data, other.data) : null), [one.data, other.data]);
  if (before === after) return <p className={css.text}>{t`Choose two different versions.`}</p>;
  if (both) return <ChangeList changes={both.changes} labels={both.labels} />;
  if (one.isPending || other.isPending) return <Skeleton kind="rows" count={4} what={t`the differences`} />;
  return (
    <StatePanel
      kind="failed"
      title={t`The versions cannot be compared`}
      actions={<Button onPress={() => void Promise.all([one.refetch(), other.refetch()])}>{t`Retry`}</Button>}
    >
      {serverWords(one.error ?? other.error) ?? t`One of them may have gone, or the server did not answer.`}
    </StatePanel>
  );
}
