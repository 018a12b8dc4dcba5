import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAsk } from '../../primitives/confirm/index.ts';

/** Questions of the wizard before something is left out or lost. */
export function useImportQuestions() {
  const { t } = useLingui();
  const confirm = useAsk();
  return {
    /** Imports the rows without a problem alone. */
    leavesOut: (good: number, wrong: number): Promise<boolean> => {
      const now = t`${plural(good, { one: '# row is imported now.', other: '# rows are imported now.' })}`;
      const others = t`The others stay here, to be corrected.`;
      return confirm({
        title: t`${plural(wrong, { one: '# row has a problem', other: '# rows have problems' })}`,
        body: t`${now} ${others}`,
        confirmLabel: t`Import without them`,
        cancelLabel: t`Correct them first`,
        tone: 'plain',
      });
    },
    /** Gives up corrections that were not imported. */
    discards: (): Promise<boolean> =>
      confirm({
        title: t`Discard the corrections?`,
        body: t`What you have corrected here was not imported yet.`,
        confirmLabel: t`Discard`,
        cancelLabel: t`Go on correcting`,
        tone: 'danger',
      }),
  };
}
