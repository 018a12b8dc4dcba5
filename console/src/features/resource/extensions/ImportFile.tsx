import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useToaster } from '@milepost/kit/toast';
import type { FileImportCounts } from '@milepost/openapi/domains/import';
import { Upload } from 'lucide';
import { useRef } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { useWrite } from '../../../data/useWrite.ts';
import { FEEDBACK_MS, useFeedback } from '../../../feedback/index.ts';
import { BUTTONS, useCan } from '../../../permissions/index.ts';
import { useNavigate } from '../../../routing/index.ts';
import { decoded } from '../definition/call.ts';
import { ConflictQuestion, useFileImport } from '../../file-import/index.ts';
import type { PendingImport, FileConflict } from '../../file-import/index.ts';
import { FileInput } from '../../file-input/index.ts';
import { recordWrite } from '../form/recordPort.ts';
import type { AnyResource, FileImport } from '../definition/types.ts';

/** Button that reads a record from a file which was exported here, or on another installation; of one that is there already the person chooses what becomes of it. @source admin §7 @reading R-225 */
export function ImportFile({ resource, of: { call, accept, leadsTo } }: { readonly resource: AnyResource; readonly of: FileImport }) {
  const { t } = useLingui();
  const feedback = useFeedback();
  const toaster = useToaster();
  const can = useCan();
  const navigate = useNavigate();
  const { run, isRunning } = useWrite(recordWrite(useApi(), resource, call));
  const input = useRef<HTMLInputElement>(null);
  const importing = useFileImport(async (file, onConflict) => {
    const { msg, data } = await run({ query: { onConflict }, body: { file } });
    return { msg, counts: decoded(resource, call, data) as FileImportCounts };
  });
  async function send(file: File, onConflict?: FileConflict) {
    if (!file.name.toLowerCase().endsWith(accept)) {
      toaster.show({
        tone: 'error',
        title: t`Only ${accept} files can be imported. Choose a file that was exported here.`,
        durationMs: 'until-closed',
      });
      return;
    }
    try {
      const done = await importing.run(file, onConflict);
      const address = done && leadsTo?.(done.counts);
      if (address) navigate(address);
      if (done) toaster.show({ tone: 'success', title: done.words, detail: file.name, durationMs: FEEDBACK_MS.save });
    } catch (error) {
      feedback.failure(error);
    }
  }
  const { asked } = importing;
  const question = (of: PendingImport) => (
    <ConflictQuestion
      asked={of}
      canOverwrite={can.button(BUTTONS.edit)}
      isRunning={isRunning}
      onChoose={(choice) => void send(of.file, choice)}
      onClose={importing.forget}
      onAgain={() => void send(of.file)}
    />
  );
  return (
    <>
      <Button icon={Upload} isFolding isBusy={isRunning} busyLabel={t`Importing`} onPress={() => input.current?.click()}>
        {t`Import`}
      </Button>
      <FileInput ref={input} accept={accept} onChoose={(file) => void send(file)} />
      {asked && question(asked)}
    </>
  );
}
