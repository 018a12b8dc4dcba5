import { useTextLang } from '@milepost/kit/data-text';
import { MilestoneMark } from '@milepost/kit/milestone-mark';
import { Fragment, memo, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { brandWords } from './brandWords.ts';
import { logoAddress } from './logoAddress.ts';
import { useIdle } from '../../browser/useIdle.ts';
import * as css from './Shell.css.ts';

/** Logo and name above the menu, from the system's configuration; where there is none, or its picture does not load, our own mark. @source shell §2.4 */
export const Brand = memo(function Brand({ name }: { readonly name: string }) {
  const langOf = useTextLang();
  // The browser's list of Chinese words takes long to open; until the page is there, a line of the name ends where it must.
  const pieces = useIdle() ? brandWords(name) : [name];
  return (
    <>
      <BrandMark />
      <span lang={langOf(name)} className={`${css.platform} ${pieces.length > 1 ? css.platformWords : ''}`}>
        {pieces.map((word, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
      </span>
    </>
  );
});

/** The logo alone: `navigationIcon` beside the name, `logoIcon` in a rail. @source shell §3 @reading R-299 */
export function BrandMark({ isRail = false }: { readonly isRail?: boolean }) {
  const { currentUser, config } = useSession();
  const { logoIcon, navigationIcon } = currentUser.systemConfig;
  const address = logoAddress(isRail ? logoIcon : navigationIcon, config.fileHost);
  const [broken, setBroken] = useState<string | null>(null);
  if (address === null || address === broken) return <MilestoneMark on="nav" />;
  return <img className={css.logo} src={address} alt="" onError={() => setBroken(address)} />;
}
