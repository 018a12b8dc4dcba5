import { useLingui } from '@lingui/react/macro';
import type { OpenedForSeveralProps } from '../../resource/index.ts';
import { RightsBeside } from './RightsBeside.tsx';
import type { ComparedRole } from './RightsBeside.tsx';

/** Rights of the roles that are chosen. */
export default function RolesBeside({ rows, onClose }: OpenedForSeveralProps<ComparedRole>) {
  const { t } = useLingui();
  return <RightsBeside title={t`Rights side by side`} roles={rows} begins={rows.length > 1 ? 'differing' : 'held'} onClose={onClose} />;
}
