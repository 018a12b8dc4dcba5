import { mergeProps } from '../../engines/prop-getters/index.ts';
import { stepsOf } from '../../engines/upload/index.ts';
import type { UploadEntry } from '../../engines/upload/index.ts';
import type { FileAct, FileView, StoredUpload, UploadMessages } from './types.ts';

type Step = Exclude<FileAct, 'cancel' | 'remove'>;
const STEPS: ReadonlySet<string> = new Set<Step>(['pause', 'resume', 'retry']);

/** The step of a file's first button; one button for all, so that the keyboard stays on it. While a file is checked it waits. */
export function stepOf(kind: UploadEntry<unknown>['state']['kind'], canPause: boolean): Step | null {
  const step = stepsOf(kind).find((one): one is Step => STEPS.has(one));
  if (step === 'retry') return step;
  return canPause && kind !== 'success' ? (step ?? 'pause') : null;
}

/** Files of an upload in their order: the stored ones, then those that are not stored yet. */
export function fileViews<Stored extends StoredUpload>(
  value: readonly Stored[],
  entries: readonly UploadEntry<Stored>[],
  { status }: Pick<UploadMessages, 'status'>,
): readonly FileView<Stored>[] {
  return [
    ...value.map((stored) => ({
      kind: 'stored' as const,
      id: `${stored.fileId} ${stored.url}`,
      name: stored.name,
      bytes: stored.fileSize ?? null,
      stored,
    })),
    ...entries.map((entry) => ({
      kind: 'entry' as const,
      id: `entry ${entry.id}`,
      name: entry.file.name,
      bytes: entry.file.size,
      entry,
      percent: 'percent' in entry.state ? (entry.state.percent ?? 0) : 0,
      status: status(entry.state),
    })),
  ];
}

/** Attributes of the row of a file: its state for CSS, `stored` or that of its way. */
export const fileProps = <Own extends object = object>(view: FileView<StoredUpload>, own?: Own) =>
  mergeProps({ 'data-mp-file': view.id, 'data-state': view.kind === 'stored' ? 'stored' : view.entry.state.kind }, own);

/** Attributes of a `progress` of a file that is not stored: its name is that of the file. */
export const fileProgressProps = <Own extends object = object>(view: Extract<FileView<StoredUpload>, { kind: 'entry' }>, own?: Own) =>
  mergeProps({ 'aria-label': view.name, 'aria-valuetext': view.status, max: 100, value: view.percent } as const, own);
