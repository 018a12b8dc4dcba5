import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { MixedText } from '@milepost/kit/data-text';
import { Dialog } from '@milepost/kit/dialog';
import type { Part } from '@milepost/kit/forms/grammar';
import { useText } from '@milepost/kit/forms/render';
import { useScrollStop } from '@milepost/kit/scroll-stop';
import { TextField } from '@milepost/kit/text-field';
import { useMemo, useRef, useState } from 'react';
import type { Values } from '../../../data/model/compile/index.ts';
import { NAME_CHARS } from './keptSamples.ts';
import { sentLines } from './sentLines.ts';
import * as css from './Trial.css.ts';

/** A write that a trial has not sent. */
export interface Unsent {
  readonly method: string;
  readonly path: string;
  /** Values of the record by their keys; null for a call without any. */
  readonly values: Values | null;
  /** Record as its form has it; null where no form was filled in. */
  readonly record: Values | null;
}

interface WouldBeSentProps {
  readonly unsent: Unsent;
  readonly parts: readonly Part[];
  /** Keeps the record under a name. @returns whether there was room */
  readonly onKeep: (name: string, record: Values) => boolean;
  readonly onClose: () => void;
}

/** A write as it would be sent: the call, and each value by label and key. Nothing was sent. @source designer §14 */
export function WouldBeSent({ unsent: { method, path, values, record }, parts, onKeep, onClose }: WouldBeSentProps) {
  const { t } = useLingui();
  return (
    <Dialog
      widthPx={800}
      title={t`This would be sent`}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t`Close`}
        </Button>
      }
    >
      <div className={css.dialog}>
        <Alert
          tone="info"
          title={
            values === null
              ? t`Nothing was sent: this is a trial.`
              : t`The form was taken by its checks. Nothing was sent: this is a trial.`
          }
        />
        <p className={css.call}>
          {method} {path}
        </p>
        {values !== null && <Lines parts={parts} values={values} />}
        {record !== null && <Keep record={record} onKeep={onKeep} />}
      </div>
    </Dialog>
  );
}

function Lines({ parts, values }: { readonly parts: readonly Part[]; readonly values: Values }) {
  const { t } = useLingui();
  const text = useText();
  const scroller = useRef<HTMLElement>(null);
  const needsStop = useScrollStop(scroller);
  const lines = useMemo(() => sentLines(parts, values), [parts, values]);
  const label = t`Values by label and key`;
  return (
    <section ref={scroller} className={css.scroller} aria-label={label} {...(needsStop && { tabIndex: 0 })}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>{t`Label`}</th>
            <th scope="col" className={css.head}>
              {t({ message: 'Key', context: 'of a field' })}
            </th>
            <th scope="col" className={css.head}>{t`Value`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label: own, table, json }) => (
            <tr key={key}>
              <th scope="row" className={css.name}>
                <MixedText of={[table, own].flatMap((one) => (one === null || one === '' ? [] : [text(one)])).join(' / ') || '–'} />
              </th>
              <td className={css.code}>{key}</td>
              <td className={css.code}>{json}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Keeps what was filled in as a sample of this browser, to be tried again. */
function Keep({ record, onKeep }: { readonly record: Values; readonly onKeep: WouldBeSentProps['onKeep'] }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [state, setState] = useState<'open' | 'kept' | 'full'>('open');
  const given = name.trim();
  if (state === 'kept') return <Alert tone="success" urgency="polite" title={t`Kept in this browser as “${given}”`} />;
  return (
    <form
      className={css.keep}
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== '' && Array.from(given).length <= NAME_CHARS) setState(onKeep(given, record) ? 'kept' : 'full');
      }}
    >
      <TextField
        id="kept-sample"
        label={t`Keep it as a sample`}
        placeholder={t`Name`}
        value={name}
        maxChars={NAME_CHARS}
        onChange={(next) => {
          setName(next);
          setState('open');
        }}
        {...(state === 'full' && { error: t`There is no room for it: delete a sample first` })}
      />
      <Button type="submit" isDisabled={given === ''}>
        {t({ message: 'Keep', context: 'a sample' })}
      </Button>
    </form>
  );
}
