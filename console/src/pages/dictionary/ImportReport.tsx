import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { Status } from '@milepost/kit/status';
import type { ImportCounts } from '@milepost/openapi/domains/dictionary';
import * as css from './Import.css.ts';

/** Outcome of an import. */
export type ImportOutcome =
  | { readonly kind: 'done'; readonly fileName: string; readonly counts: ImportCounts; readonly msg: string }
  | { readonly kind: 'refused'; readonly fileName: string; readonly reason: string };

/** The report after an import: what was added and what was skipped, or why nothing was written. */
export default function ImportReport({ outcome, onClose }: { readonly outcome: ImportOutcome; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { fileName } = outcome;
  return (
    <Dialog
      title={t`Import report`}
      widthPx={600}
      onClose={onClose}
      footer={<Button variant="primary" onPress={onClose}>{t`Close`}</Button>}
    >
      <div className={css.report}>
        {outcome.kind === 'refused' ? (
          <>
            <Status tone="danger">{t`Nothing was imported`}</Status>
            <p>{outcome.reason}</p>
          </>
        ) : (
          <>
            <Status tone="success">{outcome.msg || t`Imported`}</Status>
            <Counts counts={outcome.counts} />
          </>
        )}
        <p className={css.facts}>{t`File: ${fileName}`}</p>
      </div>
    </Dialog>
  );
}

function Counts({ counts }: { readonly counts: ImportCounts }) {
  const { t } = useLingui();
  return (
    <table className={css.reportTable}>
      <thead>
        <tr>
          <th scope="col">{t`Kind`}</th>
          <th scope="col">{t`Added`}</th>
          <th scope="col">{t`Overwritten`}</th>
          <th scope="col">{t`Added under another name`}</th>
          <th scope="col">{t`Skipped, the code exists`}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t`Categories`}</th>
          <td>{counts.typesAdded}</td>
          <td>{counts.typesOverwritten}</td>
          <td>{counts.typesRenamed}</td>
          <td>{counts.typesSkipped}</td>
        </tr>
        <tr>
          <th scope="row">{t`Entries`}</th>
          <td>{counts.entriesAdded}</td>
          <td>{counts.entriesOverwritten}</td>
          <td>{counts.entriesRenamed}</td>
          <td>{counts.entriesSkipped}</td>
        </tr>
      </tbody>
    </table>
  );
}
