import { MilestoneMark } from '@milepost/kit/milestone-mark';
import { useSession } from '../session/currentSession.ts';
import { logoAddress } from './logoAddress.ts';
import * as css from './Shell.css.ts';

/** Logo and name above the menu, from the system's configuration, else our own mark. @source shell §2.4 */
export function Brand({ name }: { readonly name: string }) {
  return (
    <>
      <BrandMark />
      <span className={css.platform}>{name}</span>
    </>
  );
}

/** The logo alone: `navigationIcon` beside the name, `logoIcon` in a rail. @source shell §3 @reading R-299 */
export function BrandMark({ isRail = false }: { readonly isRail?: boolean }) {
  const { currentUser, config } = useSession();
  const { logoIcon, navigationIcon } = currentUser.systemConfig;
  const address = logoAddress(isRail ? logoIcon : navigationIcon, config.fileHost);
  return address === null ? <MilestoneMark on="nav" /> : <img className={css.logo} src={address} alt="" />;
}
