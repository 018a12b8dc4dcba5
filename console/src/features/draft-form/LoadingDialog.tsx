import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { StatePanel } from '@milepost/kit/state-panel';
import type { UseQueryResult } from '@tanstack/react-query';
import { serverWords } from '../../feedback/index.ts';
import { FIELDS_COMING } from '../../lazy/index.ts';
import * as css from './DraftDialog.css.ts';

interface LoadingDialogProps {
  readonly title: string;
  /** Queries the form waits for. */
  readonly queries: readonly UseQueryResult<unknown>[];
  readonly onClose: () => void;
}

/** Stands in for a form until what it edits has come, and offers to ask again when it did not. */
export function LoadingDialog({ title, queries, onClose }: LoadingDialogProps) {
  const { t } = useLingui();
  const failed = queries.filter((query) => query.isError || (query.isSuccess && query.data === null));
  return (
    <Dialog title={title} widthPx={600} onClose={onClose} footer={<Button onPress={onClose}>{t`Cancel`}</Button>}>
      {failed.length === 0 ? (
        <output className={css.waiting} {...FIELDS_COMING}>{t`Loading…`}</output>
      ) : (
        <StatePanel
          kind="failed"
          title={t`The record did not load`}
          actions={<Button onPress={() => failed.forEach((query) => void query.refetch())}>{t`Retry`}</Button>}
        >
          {serverWords(failed[0]?.error) ?? t`It may have been deleted, or the server did not answer.`}
        </StatePanel>
      )}
    </Dialog>
  );
}
