import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { decodeImportCounts } from '@milepost/openapi/domains/dictionary';
import { Suspense, lazy, useRef, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { importDictionary } from '../../data/dictionary/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { isSilent, serverWords } from '../../feedback/index.ts';
import { importFile } from './actions.ts';
import type { ImportOutcome } from './ImportReport.tsx';
import * as css from './DictionaryPage.css.ts';

const ImportReport = lazy(() => import('./ImportReport.tsx'));

/** What the upload accepts. @source admin §2, §5 */
const EXTENSION = '.bdd';

/** Chooses a `.bdd` file, sends it, and reports what came of it. */
export function ImportButton() {
  const { t, i18n } = useLingui();
  const { run, isRunning } = useWrite(importDictionary(useApi()));
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function send(file: File) {
    if (!file.name.toLowerCase().endsWith(EXTENSION)) {
      setOutcome({
        kind: 'refused',
        fileName: file.name,
        reason: t`Only ${EXTENSION} files can be imported. Choose a file that was exported here.`,
      });
      return;
    }
    try {
      const { data, msg } = await run(file);
      setOutcome({ kind: 'done', fileName: file.name, counts: decodeImportCounts(data), msg });
    } catch (error) {
      if (!isSilent(error))
        setOutcome({ kind: 'refused', fileName: file.name, reason: serverWords(error) ?? t`Request error, please retry` });
    }
  }

  return (
    <>
      <Button
        icon={importFile.icon}
        isBusy={isRunning}
        busyLabel={t`Importing`}
        describedBy="import-accepts"
        onPress={() => input.current?.click()}
      >
        {i18n._(importFile.label())}
      </Button>
      <span id="import-accepts" className={`${css.facts} ${css.spokenWhereNarrow}`}>
        {t`${EXTENSION} files`}
      </span>
      <input
        ref={input}
        type="file"
        accept={EXTENSION}
        hidden
        aria-label={t`File to import`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was mended.
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      <Suspense>{outcome && <ImportReport outcome={outcome} onClose={() => setOutcome(null)} />}</Suspense>
    </>
  );
}
