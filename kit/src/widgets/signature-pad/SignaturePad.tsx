/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset needs a legend, and the name stands above */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field, useFieldIds } from '../../primitives/field/index.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { DrawnSignature } from './DrawnSignature.tsx';
import { TypedSignature } from './TypedSignature.tsx';
import type { SignaturePadProps } from './types.ts';

type SigningMethod = 'draw' | 'type';
type Pictures = Readonly<Record<SigningMethod, string | null>>;

/**
 * A signature as a picture: drawn with a pen, a finger or the mouse, or, for who does not draw, typed and written in a
 * hand. What is on the tab that is open counts. @source admin §7 @reading R-366
 */
export function SignaturePad({ label, isRequired, help, error, onChange, personName = '', isDisabled = false }: SignaturePadProps) {
  const { t } = useLingui();
  const ids = useFieldIds();
  const [way, setWay] = useState<SigningMethod>('draw');
  const [pictures, setPictures] = useState<Pictures>({ draw: null, type: null });
  const keep = (of: SigningMethod) => (png: string | null) => {
    setPictures((before) => ({ ...before, [of]: png }));
    if (of === way) onChange(png);
  };
  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error} labelFor="text">
      <div
        role="group"
        id={ids.control}
        tabIndex={-1}
        aria-labelledby={ids.label}
        aria-describedby={error || help ? ids.message : undefined}
      >
        <Tabs
          label={t`How to sign`}
          tabs={[
            { id: 'draw', label: t`Draw` },
            { id: 'type', label: t({ message: 'Type', context: 'signature' }) },
          ]}
          selectedId={way}
          onSelect={(id) => {
            const chosen = id === 'type' ? 'type' : 'draw';
            setWay(chosen);
            onChange(pictures[chosen]);
          }}
          keep="visited"
        >
          {(id) =>
            id === 'draw' ? (
              <DrawnSignature isDisabled={isDisabled} onPicture={keep('draw')} />
            ) : (
              <TypedSignature isDisabled={isDisabled} personName={personName} onPicture={keep('type')} />
            )
          }
        </Tabs>
      </div>
    </Field>
  );
}
