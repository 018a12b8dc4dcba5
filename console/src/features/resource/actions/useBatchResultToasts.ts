import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useText } from '@milepost/kit/forms/render';
import { useToaster } from '@milepost/kit/toast';
import { FEEDBACK_MS, UNDO_MS, serverWords } from '../../../feedback/index.ts';
import type { Failed } from './batch.ts';
import { nameOf } from '../definition/rowActions.ts';
import type { SkippedRow } from '../definition/rowState.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';

/** Most rows named in a message. */
const NAMED = 3;

/** Messages on what came of something that was done with several things, by their names. */
export function useQuotedNames() {
  const { t } = useLingui();
  const toaster = useToaster();

  /** The first of several lines, and how many there are besides. */
  function listed(lines: readonly string[]): string {
    const moreCount = lines.length - NAMED;
    return [...lines.slice(0, NAMED), ...(moreCount > 0 ? [t`and ${moreCount} more`] : [])].join('; ');
  }
  const leftOf = (count: number) => t`${plural(count, { one: '# row was left as it is', other: '# rows were left as they are' })}`;

  return {
    countOf: (doneCount: number) => t`${plural(doneCount, { one: '# row done', other: '# rows done' })}`,
    /** Says what was done; it can be undone where that is possible. */
    done(title: string, undo: (() => void) | undefined): void {
      toaster.show({
        tone: 'success',
        title,
        durationMs: undo ? UNDO_MS : FEEDBACK_MS.remove,
        ...(undo && { action: { label: t`Undo`, onPress: undo } }),
      });
    },
    /** Nothing was to be done. */
    idle: (title: string) => toaster.show({ tone: 'info', title, durationMs: FEEDBACK_MS.toggle }),
    /** Names what failed, with a way to try it again. */
    failed(reasons: readonly string[], again: () => void): void {
      toaster.show({
        tone: 'error',
        title: leftOf(reasons.length),
        detail: listed(reasons),
        durationMs: 'until-closed',
        action: { label: t`Retry`, onPress: again },
      });
    },
    /** Names what was left as it is, with the reason. */
    left(reasons: readonly string[]): void {
      if (reasons.length === 0) return;
      toaster.show({ tone: 'info', title: leftOf(reasons.length), detail: listed(reasons), durationMs: 'until-closed' });
    },
  };
}

/** Messages on what came of something that was done with several rows. */
export function useBatchResultToasts(resource: AnyResource) {
  const { t } = useLingui();
  const text = useText();
  const told = useQuotedNames();

  return {
    /** Rows that failed are named, with a way to try them again; what was done can be undone where that is possible. */
    done(
      rows: readonly AnyRow[],
      failed: readonly Failed<AnyRow>[],
      again: (rows: readonly AnyRow[]) => void,
      undo: (() => void) | undefined,
    ): void {
      const doneCount = rows.length - failed.length;
      if (doneCount > 0) told.done(told.countOf(doneCount), undo);
      if (failed.length === 0) return;
      const reasons = failed.map(({ row, error }) => `${nameOf(resource, row)}: ${serverWords(error) ?? t`Request error, please retry`}`);
      told.failed(reasons, () => again(failed.map(({ row }) => row)));
    },
    /** Rows that were left as they are, with the reason. */
    left: (left: readonly SkippedRow[]) => told.left(left.map(({ row, reason }) => `${nameOf(resource, row)}: ${text(reason)}`)),
    /** Nothing was to be done. */
    idle: (isOn: boolean) => told.idle(isOn ? t`All of them are enabled already` : t`All of them are disabled already`),
  };
}
