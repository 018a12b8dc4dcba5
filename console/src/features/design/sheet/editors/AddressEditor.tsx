import { useLingui } from '@lingui/react/macro';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { TextField } from '@milepost/kit/text-field';
import { classifyLink } from '@milepost/openapi/guards';
import { textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { useLinkContext } from '../../../../auth/useLinkContext.ts';

/** Editor of an address: judged as every link is while it is typed. */
export function AddressEditor({ field, value, onChange, onLeave }: EditProps<CustomControl>) {
  const { t } = useLingui();
  const address = textOf(value as Json);
  const context = useLinkContext();
  const verdict = address === '' ? null : classifyLink(address, { use: 'link', context });
  const error =
    verdict?.kind === 'refused'
      ? t`This address is not opened: use one that begins with https:// or with / for a page of this system`
      : undefined;
  return (
    <TextField
      {...field}
      {...(error !== undefined && { error })}
      placeholder="https://"
      spellCheck={false}
      value={address}
      onChange={onChange}
      onLeave={onLeave}
    />
  );
}
