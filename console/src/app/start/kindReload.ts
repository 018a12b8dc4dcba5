import type { WritableAtom } from 'nanostores';
import { mayReload } from '../../browser/reloads.ts';
import type { UnsavedContext, WaitingNotice } from './appContext.ts';

interface KindReloadOptions {
  readonly unsaved: Pick<UnsavedContext, 'isAny'>;
  readonly notice: WritableAtom<WaitingNotice>;
}

/** Loads the page again where nobody loses anything by it. */
export function createKindReload({ unsaved, notice }: KindReloadOptions) {
  /** Never over something typed, and never in a circle: then the person is asked. @reading R-294 */
  const reloadKindly = (why: 'newBuild' | 'asked') => {
    if (!unsaved.isAny() && mayReload(Date.now())) location.reload();
    else notice.set(why);
  };
  return {
    reloadKindly,
    /** A build whose parts are all still there can wait until somebody has read so. @reading R-294 */
    onNewer: (isPartMissing: boolean) => (isPartMissing ? reloadKindly('newBuild') : notice.set('newBuild')),
  };
}
