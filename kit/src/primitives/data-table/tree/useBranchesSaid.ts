import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { systemClock } from '../../../engines/clock/index.ts';
import { useKit } from '../../kit-provider/index.ts';
import type { OpenBranch } from './lazyTree.ts';

/** Time below which loading is not announced. */
const SAID_AFTER_MS = 300;

/** Says that branches are coming, that they have come, or that they did not. */
export function useBranchesSaid(open: ReadonlyMap<string, OpenBranch>): void {
  const { t } = useLingui();
  const { announcer } = useKit();
  const before = useRef(open);
  useEffect(() => {
    let loaded = 0;
    let hasFailed = false;
    for (const [id, branch] of open) {
      if (before.current.get(id) !== 'loading' || branch === 'loading') continue;
      if (branch === 'failed') hasFailed = true;
      else loaded += branch;
    }
    before.current = open;
    if (hasFailed) announcer.say(t`Loading failed. You can retry.`);
    if (loaded > 0) announcer.say(t`Loaded ${{ count: loaded }} items`);
  }, [open, announcer, t]);

  const isLoading = [...open.values()].includes('loading');
  useEffect(() => (isLoading ? systemClock.after(SAID_AFTER_MS, () => announcer.say(t`Loading…`)) : undefined), [isLoading, announcer, t]);
}
