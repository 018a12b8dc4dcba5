import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { cellText, columnValue } from '../../engines/data-rows/index.ts';
import type { DataRecord } from '../../engines/data-rows/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { LoadFailed, LoadingWords, StatePanel } from '../state-panel/index.ts';
import { heading, name as nameStyle, none, pairs, value as valueStyle } from './RecordDetail.css.ts';
import { useChosenRecords } from './headless.ts';
import type { ChosenRecordsOptions, ColumnOption } from './headless.ts';

interface RecordDetailProps extends ChosenRecordsOptions {
  readonly label: string;
  readonly onClose: () => void;
}

/** Values of the chosen records, to be read and copied. @source forms §2.6 @reading R-252 */
export function RecordDetail({ label, spec, items, names, onClose }: RecordDetailProps) {
  const { t } = useLingui();
  const { state, retry } = useChosenRecords({ spec, items, names });
  return (
    <Dialog title={label} widthPx={600} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      {state.kind === 'loading' && <LoadingWords what={label} />}
      {state.kind === 'failed' && <LoadFailed onRetry={retry} />}
      {state.kind === 'ready' &&
        state.records.map(({ identity, text, record }) => (
          <Details key={identity} title={items.length > 1 ? text : null} fields={state.fields} record={record} />
        ))}
    </Dialog>
  );
}

interface DetailsProps {
  /** Null where the dialog says it already. */
  readonly title: string | null;
  readonly fields: readonly ColumnOption[];
  /** Null when it is gone. */
  readonly record: DataRecord | null;
}

function Details({ title, fields, record }: DetailsProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <div>
      {title !== null && (
        <h3 id={titleId} className={heading}>
          {title}
        </h3>
      )}
      {record ? (
        <dl className={pairs} aria-labelledby={title === null ? undefined : titleId}>
          {fields.map(({ value, label }) => (
            <Pair key={value} name={label} text={cellText(columnValue(record, value))} />
          ))}
        </dl>
      ) : (
        <StatePanel kind="notFound" title={t`The record is no longer there`}>
          {t`It may have been deleted. The value is kept.`}
        </StatePanel>
      )}
    </div>
  );
}

function Pair({ name, text }: { readonly name: string; readonly text: string }) {
  const { t } = useLingui();
  return (
    <>
      <dt className={nameStyle}>{name}</dt>
      <dd className={valueStyle}>
        {text || (
          <>
            <span aria-hidden="true" className={none}>
              —
            </span>
            <span className={visuallyHidden}>{t`None`}</span>
          </>
        )}
      </dd>
    </>
  );
}
