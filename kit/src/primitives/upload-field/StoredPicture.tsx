import { useLingui } from '@lingui/react/macro';
import { ImageOff } from 'lucide';
import { useState } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { opener, picture, pictureBox } from './UploadTiles.css.ts';

/** A stored image as a picture, which opens where it can be looked at; a sign stands in for one that does not come. */
export function StoredPicture({
  address,
  name,
  onPreview,
}: {
  readonly address: string | null;
  readonly name: string;
  readonly onPreview?: () => void;
}) {
  const { t } = useLingui();
  const drawn = <Picture address={address} name={onPreview ? '' : name} />;
  if (!onPreview) return <span className={pictureBox}>{drawn}</span>;
  return (
    <button type="button" className={`${pictureBox} ${opener} ${focusRing}`} aria-label={t`View ${{ name }}`} onClick={onPreview}>
      {drawn}
    </button>
  );
}

function Picture({ address, name }: { readonly address: string | null; readonly name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (address === null || isBroken) return <Icon of={ImageOff} size="l" />;
  return <img className={picture} src={address} alt={name} onError={() => setBroken(true)} />;
}
