import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { MixedText } from '@milepost/kit/data-text';
import { Dialog } from '@milepost/kit/dialog';
import type { FieldUse, NodeId } from '@milepost/openapi/domains/design';
import { useState } from 'react';
import { useJoinedNames } from '../../../i18n/useJoinedNames.ts';
import { recordsText } from '../changes/changeWords.ts';
import { useDesigner } from '../designer/useDesigner.ts';
import { namesIn, removalOf } from './removal.ts';
import { usageSentence } from './usageWords.ts';
import { useRecordCounts } from './useRecordCounts.ts';
import type { InUse } from './useRecordCounts.ts';
import * as css from './Retired.css.ts';

const NONE: ReadonlySet<string> = new Set();

interface RemoveDialogProps extends InUse {
  /** Controls that are to be taken out. */
  readonly ids: readonly NodeId[];
  /** Called once it is answered. */
  readonly onDone: (isRemoved: boolean) => void;
}

/** Question before controls are taken out that others use, or records hold values of: what goes along, and what stays. @source designer §10.4 */
export function RemoveDialog({ ids, onDone, ...inUse }: RemoveDialogProps) {
  const { t, i18n } = useLingui();
  const { state, run } = useDesigner();
  const joined = useJoinedNames();
  // What is asked stays what was asked, also while it is being done.
  const [{ document, removal }] = useState(() => {
    const now = state().document;
    return { document: now, removal: removalOf(now, ids, inUse.released ? namesIn(inUse.released) : NONE) };
  });
  const released = removal.fields.filter(({ isReleased }) => isReleased);
  const counts = useRecordCounts(
    inUse,
    released.map(({ name }) => name),
  );
  const names = joined(removal.labels);
  const remove = () => onDone(run({ do: 'remove', ids, uses: 'follow' }));
  return (
    <Dialog
      title={t`Take “${names}” out?`}
      widthPx={600}
      onClose={() => onDone(false)}
      footer={
        <>
          <Button onPress={() => onDone(false)}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={remove}>
            {released.length > 0 ? t`Take out, keep the values` : t`Take out`}
          </Button>
        </>
      }
    >
      <div className={css.column}>
        {released.length > 0 && (
          <div>
            <p
              className={css.text}
            >{t`It is retired: no value is lost, its key is not given again, and it can be restored with its settings.`}</p>
            <ul className={css.lines}>
              {released.map(({ name, label }) => {
                const count = counts?.get(name);
                const records = count ? i18n._(recordsText(count, (value) => i18n.number(value))) : '';
                return (
                  <li key={name}>
                    <MixedText of={count ? t`“${label}”: ${records}` : `“${label}”`} />
                  </li>
                );
              })}
            </ul>
          </div>
        )}
        {removal.going.length > 0 && (
          <Uses words={t`This goes along:`} uses={removal.going.map((use) => i18n._(usageSentence(use, document)))} />
        )}
        {removal.staying.length > 0 && (
          <Uses
            words={t`This stays, and is an error until it is changed:`}
            uses={removal.staying.map((use: FieldUse) => i18n._(usageSentence(use, document)))}
          />
        )}
      </div>
    </Dialog>
  );
}

function Uses({ words, uses }: { readonly words: string; readonly uses: readonly string[] }) {
  return (
    <div>
      <p className={css.text}>{words}</p>
      <ul className={css.lines}>
        {[...new Set(uses)].map((use) => (
          <li key={use}>
            <MixedText of={use} />
          </li>
        ))}
      </ul>
    </div>
  );
}
