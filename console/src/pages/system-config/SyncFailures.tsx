import { ListDrawer } from '../../features/resource/page/related/ListDrawer.tsx';
import { syncFailuresOf } from './syncFailures.ts';
import type { FailuresAsk } from './syncFailures.ts';

interface SyncFailuresProps extends FailuresAsk {
  readonly onClose: () => void;
}

/** Records a synchronisation has failed with, over the settings. @source admin §2 */
export function SyncFailures({ messenger, name, kind, onClose }: SyncFailuresProps) {
  return (
    <ListDrawer
      of={() => syncFailuresOf({ messenger, name, kind })}
      name={`failures-${messenger}-${kind}`}
      row={{ id: `${messenger}-${kind}` }}
      onClose={onClose}
    />
  );
}
