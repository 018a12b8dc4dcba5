import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { SignaturePad } from '@milepost/kit/signature-pad';
import { useSession } from '../../../auth/currentSession.ts';

/** A signature of whoever acts. */
export default function SignatureField({ field, onChange }: EditProps<CustomControl>) {
  const { user } = useSession().currentUser;
  const { label, error = '', isRequired } = field;
  return (
    <div id={field.id} tabIndex={-1}>
      <SignaturePad
        label={label}
        isRequired={isRequired}
        error={error}
        personName={user.userName}
        onChange={(png) => onChange(png ?? '')}
      />
    </div>
  );
}
