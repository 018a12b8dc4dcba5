import { useLingui } from '@lingui/react/macro';
import { useToaster } from '@milepost/kit/toast';
import { useApi } from '../../../data/api/index.ts';
import { serverWords } from '../../../feedback/index.ts';
import type { AnyRow, CopyRelated } from '../definition/types.ts';

interface Copy {
  readonly row: AnyRow;
  readonly copyRelated?: CopyRelated<AnyRow> | undefined;
}

/** Gives a copy that has been created what else belongs to the original. Where that fails the copy stays, and it can be tried again. */
export function useCopyRelated(copyOf: Copy | undefined) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const toaster = useToaster();
  return async function carry(saved: object): Promise<void> {
    const { row, copyRelated } = copyOf ?? {};
    if (!row || !copyRelated?.when(saved)) return;
    try {
      await copyRelated.send(api, row, saved);
    } catch (error) {
      toaster.show({
        tone: 'error',
        title: i18n._(copyRelated.failed),
        detail: serverWords(error) ?? t`Request error, please retry`,
        durationMs: 'until-closed',
        action: { label: t`Retry`, onPress: () => void carry(saved) },
      });
    }
  };
}
