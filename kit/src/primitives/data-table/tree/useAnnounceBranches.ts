import { useEffect, useRef } from 'react';
import { useAnnounce, useEnvironment } from '../../../engines/environment/index.ts';
import type { BranchMessages } from '../messageTypes.ts';
import type { OpenBranch } from './lazyTree.ts';

/** Time below which loading is not announced. */
const SAID_AFTER_MS = 300;

/** Says that branches are coming, that they have come, or that they did not. */
export function useAnnounceBranches(open: ReadonlyMap<string, OpenBranch>, messages: BranchMessages): void {
  const announce = useAnnounce();
  const { clock } = useEnvironment();
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
    if (hasFailed) announce(messages.canRetry);
    if (loaded > 0) announce(messages.loaded(loaded));
  }, [open, announce, messages]);

  const isLoading = [...open.values()].includes('loading');
  useEffect(
    () => (isLoading ? clock.after(SAID_AFTER_MS, () => announce(messages.loading)) : undefined),
    [isLoading, announce, messages, clock],
  );
}
