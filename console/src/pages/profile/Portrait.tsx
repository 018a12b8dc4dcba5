import { useState } from 'react';
import { imageAddress } from '../../data/file/index.ts';
import { useLinkContext } from '../../auth/useLinkContext.ts';
import { portrait, portraitImage } from './ProfilePage.css.ts';

/** The picture of a person, or the first character of the name. The name stands beside it, so it says nothing itself. */
export function Portrait({ address, name }: { readonly address: string | null; readonly name: string }) {
  const context = useLinkContext();
  const [broken, setBroken] = useState<string | null>(null);
  const trusted = address ? imageAddress(address, context) : null;
  return (
    <span className={portrait} aria-hidden="true">
      {trusted !== null && trusted !== broken ? (
        <img className={portraitImage} src={trusted} alt="" onError={() => setBroken(trusted)} />
      ) : (
        (Array.from(name.trim())[0]?.toUpperCase() ?? '?')
      )}
    </span>
  );
}
