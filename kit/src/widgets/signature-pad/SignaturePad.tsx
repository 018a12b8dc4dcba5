/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset needs a legend, and the name stands above */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field, useFieldIds } from '../../primitives/field/index.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { DrawnSignature } from './DrawnSignature.tsx';
import * as css from './SignaturePad.css.ts';
import { TypedSignature } from './TypedSignature.tsx';
import type { SignaturePadProps } from './types.ts';

type SigningMethod = 'kept' | 'draw' | 'type';
type Pictures = Readonly<Record<SigningMethod, string | null>>;

/**
 * A signature as a picture: drawn with a pen, a finger or the mouse, or, for who does not draw, typed and written in a
 * hand; the one a person keeps comes first, where there is one. What is on the tab that is open counts. @source admin §7
 * @reading R-366 @reading R-853
 */
export function SignaturePad({ label, isRequired, help, error, onChange, personName = '', isDisabled = false, kept }: SignaturePadProps) {
  const { t } = useLingui();
  const ids = useFieldIds();
  const [way, setWay] = useState<SigningMethod>(kept ? 'kept' : 'draw');
  const [pictures, setPictures] = useState<Pictures>({ kept: kept?.value ?? null, draw: null, type: null });
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
            ...(kept ? [{ id: 'kept', label: t`My signature` }] : []),
            { id: 'draw', label: t`Draw` },
            { id: 'type', label: t({ message: 'Type', context: 'signature' }) },
          ]}
          selectedId={way}
          onSelect={(id) => {
            const chosen = id as SigningMethod;
            setWay(chosen);
            onChange(pictures[chosen]);
          }}
          keep="visited"
        >
          {(id) =>
            id === 'kept' ? (
              <img className={css.paper.kept} src={kept?.address} alt={t`My signature`} />
            ) : id === 'draw' ? (
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
