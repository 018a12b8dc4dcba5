import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useText } from '@milepost/kit/forms/render';
import { useToaster } from '@milepost/kit/toast';
import { FEEDBACK_MS, UNDO_MS, serverWords } from '../../feedback/index.ts';
import type { Failed } from './batch.ts';
import { nameOf } from './rowActions.ts';
import type { Left } from './rowState.ts';
import type { AnyResource, AnyRow } from './types.ts';

/** Most rows named in a message. */
const NAMED = 3;

/** Messages on what came of something that was done with several rows. */
export function useToldRows(resource: AnyResource) {
  const { t } = useLingui();
  const text = useText();
  const toaster = useToaster();

  /** The first of several lines, and how many there are besides. */
  function listed(lines: readonly string[]): string {
    const moreCount = lines.length - NAMED;
    return [...lines.slice(0, NAMED), ...(moreCount > 0 ? [t`and ${moreCount} more`] : [])].join('; ');
  }
  const leftOf = (count: number) => t`${plural(count, { one: '# row was left as it is', other: '# rows were left as they are' })}`;

  return {
    /** Rows that failed are named, with a way to try them again; what was done can be undone where that is possible. */
    done(
      rows: readonly AnyRow[],
      failed: readonly Failed<AnyRow>[],
      again: (rows: readonly AnyRow[]) => void,
      undo: (() => void) | undefined,
    ): void {
      const doneCount = rows.length - failed.length;
      if (doneCount > 0)
        toaster.show({
          tone: 'success',
          title: t`${plural(doneCount, { one: '# row done', other: '# rows done' })}`,
          durationMs: undo ? UNDO_MS : FEEDBACK_MS.remove,
          ...(undo && { action: { label: t`Undo`, onPress: undo } }),
        });
      if (failed.length === 0) return;
      const reasons = failed.map(({ row, error }) => `${nameOf(resource, row)}: ${serverWords(error) ?? t`Request error, please retry`}`);
      toaster.show({
        tone: 'error',
        title: leftOf(failed.length),
        detail: listed(reasons),
        durationMs: 'until-closed',
        action: { label: t`Retry`, onPress: () => again(failed.map(({ row }) => row)) },
      });
    },
    /** Rows that were left as they are, with the reason. */
    left(left: readonly Left[]): void {
      if (left.length === 0) return;
      const detail = listed(left.map(({ row, reason }) => `${nameOf(resource, row)}: ${text(reason)}`));
      toaster.show({ tone: 'info', title: leftOf(left.length), detail, durationMs: 'until-closed' });
    },
    /** Nothing was to be done. */
    idle(isOn: boolean): void {
      const title = isOn ? t`All of them are enabled already` : t`All of them are disabled already`;
      toaster.show({ tone: 'info', title, durationMs: FEEDBACK_MS.toggle });
    },
  };
}
