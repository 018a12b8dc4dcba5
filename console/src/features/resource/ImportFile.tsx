import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useToaster } from '@milepost/kit/toast';
import { Upload } from 'lucide';
import { useRef } from 'react';
import { useApi } from '../../data/api/index.ts';
import { useWrite } from '../../data/useWrite.ts';
import { FEEDBACK_MS, useFeedback } from '../../feedback/index.ts';
import { FileInput } from '../file-input/index.ts';
import { recordWrite } from './port.ts';
import type { AnyResource, FileImport } from './types.ts';

/** Button that reads a record from a file which was exported here, or on another installation. @source admin §7 */
export function ImportFile({ resource, of: { call, accept } }: { readonly resource: AnyResource; readonly of: FileImport }) {
  const { t } = useLingui();
  const feedback = useFeedback();
  const toaster = useToaster();
  const { run, isRunning } = useWrite(recordWrite(useApi(), resource, call));
  const input = useRef<HTMLInputElement>(null);
  async function send(file: File) {
    if (!file.name.toLowerCase().endsWith(accept)) {
      toaster.show({
        tone: 'error',
        title: t`Only ${accept} files can be imported. Choose a file that was exported here.`,
        durationMs: 'until-closed',
      });
      return;
    }
    try {
      const { msg } = await run({ body: { file } });
      toaster.show({ tone: 'success', title: msg || t`Imported`, detail: file.name, durationMs: FEEDBACK_MS.save });
    } catch (error) {
      feedback.failure(error);
    }
  }
  return (
    <>
      <Button icon={Upload} isFolding isBusy={isRunning} busyLabel={t`Importing`} onPress={() => input.current?.click()}>
        {t`Import`}
      </Button>
      <FileInput ref={input} accept={accept} onChoose={(file) => void send(file)} />
    </>
  );
}
