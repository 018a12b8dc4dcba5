import { useLingui } from '@lingui/react/macro';
import { ImageOff } from 'lucide';
import { useState } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import type { UploadPart } from './types.ts';
import { opener, picture, pictureBox } from './UploadTiles.css.ts';

/** A stored image as a picture, which opens where it can be looked at; a sign stands in for one that does not come. */
export function StoredPicture({
  address,
  name,
  parts,
  onPreview,
}: {
  readonly address: string | null;
  readonly name: string;
  readonly parts?: PartLooks<UploadPart> | undefined;
  readonly onPreview?: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const drawn = <Picture address={address} name={onPreview ? '' : name} />;
  if (!onPreview) return <span {...partProps(parts, 'picture', pictureBox)}>{drawn}</span>;
  return (
    <button
      type="button"
      {...partProps(parts, 'picture', `${pictureBox} ${opener} ${focusRing}`)}
      aria-label={t`View ${{ name }}`}
      onClick={onPreview}
    >
      {drawn}
    </button>
  );
}

function Picture({ address, name }: { readonly address: string | null; readonly name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (address === null || isBroken) return <Icon of={ImageOff} size="l" />;
  return <img className={picture} src={address} alt={name} onError={() => setBroken(true)} />;
}
