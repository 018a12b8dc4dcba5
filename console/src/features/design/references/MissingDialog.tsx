import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import type { ArrivingOptions } from '@milepost/kit/forms/render';
import { useText } from '@milepost/kit/forms/render';
import { Select } from '@milepost/kit/select';
import { withReference } from '@milepost/openapi/domains/design';
import type { DesignReference } from '@milepost/openapi/domains/design';
import { useMemo, useState } from 'react';
import { useJoinedNames } from '../../../i18n/useJoinedNames.ts';
import { useDesigner } from '../designer/useDesigner.ts';
import { useFormSurroundings } from '../sheet/feeds/useSheetSurroundings.ts';
import * as css from './MissingDialog.css.ts';
import { referenceId } from './referenceId.ts';
import { REFERENCE_KINDS, placesOf } from './referenceWords.ts';
import { REFERENCE_FEEDS } from './useMissingReferences.ts';

const NONE = {};

interface Choice {
  readonly id: string;
  readonly name: string;
}

interface MissingDialogProps {
  readonly missing: readonly DesignReference[];
  /** Called once it is answered, with those that stay as they are. */
  readonly onDone: (left: readonly DesignReference[]) => void;
  readonly onClose: () => void;
}

/** Question what stands in place of each thing that is not here. All that is chosen is one edit. @source designer §4 */
export function MissingDialog({ missing, onDone, onClose }: MissingDialogProps) {
  const { t } = useLingui();
  const { state, run } = useDesigner();
  // What is asked stays what was asked.
  const [asked] = useState(missing);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const choose = (one: DesignReference, choice: Choice | null) => {
    const next = new Map(chosen);
    if (choice) next.set(referenceId(one), choice);
    else next.delete(referenceId(one));
    setChosen(next);
  };
  const replace = () => {
    const replaced = asked.filter((one) => chosen.has(referenceId(one)));
    let { document } = state();
    for (const one of replaced) {
      const choice = chosen.get(referenceId(one));
      if (choice) document = withReference(document, one, choice.id, choice.name);
    }
    const { length: count } = replaced;
    const message = msg`${plural(count, { one: 'Replaced # thing that was missing', other: 'Replaced # things that were missing' })}`;
    if (count > 0) run({ do: 'replace', document, message });
    onDone(asked.filter((one) => !chosen.has(referenceId(one))));
  };
  return (
    <Dialog
      title={t`What stands in their place?`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={replace}>
            {chosen.size > 0 ? t({ message: 'Replace', context: 'what is missing' }) : t`Leave all as they are`}
          </Button>
        </>
      }
    >
      <div className={css.column}>
        <p className={css.text}>{t`What you leave stays in the design, and is listed among its problems.`}</p>
        {asked.map((one) => (
          <ReferenceChoice
            key={referenceId(one)}
            reference={one}
            value={chosen.get(referenceId(one))?.id ?? null}
            onChange={(choice) => choose(one, choice)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ReferenceChoiceProps {
  readonly reference: DesignReference;
  readonly value: string | null;
  readonly onChange: (choice: Choice | null) => void;
}

/** Choice of what stands in place of one thing, among all of its kind. */
function ReferenceChoice({ reference, value, onChange }: ReferenceChoiceProps) {
  const { t, i18n } = useLingui();
  const text = useText();
  const joined = useJoinedNames();
  const { state } = useDesigner();
  const { useOptions } = useFormSurroundings();
  const { options: arriving, state: loading }: ArrivingOptions = useOptions(REFERENCE_FEEDS[reference.kind], NONE);
  const options = useMemo(() => arriving.map((option) => ({ ...option, label: text(option.label) })), [arriving, text]);
  const kind = i18n._(REFERENCE_KINDS[reference.kind]);
  const { id, name } = reference;
  const places = joined(placesOf(reference, state().document).map((label) => (typeof label === 'string' ? t`“${label}”` : i18n._(label))));
  return (
    <Select
      label={name === '' ? `${kind} ${id}` : t`${kind} “${name}” (${id})`}
      help={t`Named by ${places}`}
      placeholder={t`Leave it as it is`}
      options={options}
      state={loading}
      value={value}
      onChange={(next) => onChange({ id: next, name: options.find((one) => one.id === next)?.label ?? '' })}
      onClear={() => onChange(null)}
    />
  );
}
