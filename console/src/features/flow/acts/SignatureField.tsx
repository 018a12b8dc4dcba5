import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { SignaturePad } from '@milepost/kit/signature-pad';
import { useState } from 'react';
import { useSession } from '../../../auth/currentSession.ts';
import { useLinkContext } from '../../../auth/useLinkContext.ts';
import { signatureAddress } from '../../../data/file/index.ts';

/** A signature of whoever acts: the one they keep, until they make another. @reading R-853 */
export default function SignatureField({ field, value, onChange }: EditProps<CustomControl>) {
  const { user } = useSession().currentUser;
  const context = useLinkContext();
  const [first] = useState(value);
  const address = typeof first === 'string' && first !== '' ? signatureAddress(first, context) : null;
  const { label, error = '', isRequired } = field;
  return (
    <div id={field.id} tabIndex={-1}>
      <SignaturePad
        label={label}
        isRequired={isRequired}
        error={error}
        personName={user.userName}
        {...(address !== null && { kept: { value: String(first), address } })}
        onChange={(png) => onChange(png ?? '')}
      />
    </div>
  );
}
