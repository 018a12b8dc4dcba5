import { Pause, Play, RotateCw, X } from 'lucide';
import type { UploadEntry } from '../../engines/upload/index.ts';
import { IconButton } from '../button/index.ts';
import { useMessages } from '../lingui/index.ts';
import { stepOf } from './files.ts';
import { uploadMessages } from './messages.ts';
import type { FileAction } from './types.ts';

const ICONS = { pause: Pause, resume: Play, retry: RotateCw, cancel: X, remove: X } as const;

interface FileButtonsProps {
  readonly actions: readonly FileAction[];
  readonly size?: 'row';
}

/** Buttons of a file. The step keeps its button while what it does changes, so that the keyboard stays on it. */
export const FileButtons = ({ actions, size }: FileButtonsProps) =>
  actions.map(({ act, label, isDisabled, onPress }) => (
    <IconButton
      key={act === 'cancel' || act === 'remove' ? 'out' : 'step'}
      icon={ICONS[act]}
      label={label}
      isDisabled={isDisabled}
      onPress={onPress}
      {...(size && { size })}
    />
  ));

interface EntryActionsProps<Stored> {
  readonly entry: UploadEntry<Stored>;
  readonly onRetry: (id: number) => void;
  readonly onCancel: (entry: UploadEntry<Stored>) => void;
}

/** Sends a failed one again, takes one out that is not stored: for a queue without pauses that is kept elsewhere. */
export function EntryActions<Stored>({ entry, onRetry, onCancel }: EntryActionsProps<Stored>) {
  const { act } = useMessages(uploadMessages);
  const { name } = entry.file;
  const isFailed = entry.state.kind === 'error';
  const out = { act: 'cancel', label: act('cancel', name, isFailed), isDisabled: false, onPress: () => onCancel(entry) } as const;
  const again = { act: 'retry', label: act('retry', name, isFailed), isDisabled: false, onPress: () => onRetry(entry.id) } as const;
  return <FileButtons actions={stepOf(entry.state.kind, false) === 'retry' ? [again, out] : [out]} />;
}
