import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { SearchField } from '@milepost/kit/search-field';
import { Select } from '@milepost/kit/select';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { useMemo, useRef } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { saveServerCode } from '../../../data/design/code.ts';
import { saveBytes } from '../../../data/file/saveBytes.ts';
import { serverWords } from '../../../feedback/index.ts';
import { FileInput } from '../../file-input/index.ts';
import { CodeLines } from './CodeLines.tsx';
import * as css from './Code.css.ts';
import { useCodeFiles } from './useCodeFiles.ts';
import { useCodeView } from './useCodeView.ts';

interface CodeDialogProps {
  readonly modelId: string;
  /** Name of the design. */
  readonly name: string;
  readonly onClose: () => void;
}
type Files = ReturnType<typeof useCodeFiles>;
type View = ReturnType<typeof useCodeView>;

/** Code of a design: the page of this console, and what the server makes, to read, look through, compare and take along. @source designer §16 */
export default function CodeDialog({ modelId, name, onClose }: CodeDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const files = useCodeFiles(modelId);
  const { draft, isUnread, own, server, names } = files;
  const view = useCodeView(useMemo(() => [...own, ...server], [own, server]));
  async function saveAll() {
    try {
      await saveServerCode(api, modelId, names);
    } catch (error) {
      view.say(serverWords(error) ?? t`The server made no file. Save the files one by one.`);
    }
  }
  return (
    <Dialog
      title={t`Code of ${name}`}
      widthPx={1000}
      onClose={onClose}
      footer={
        <>
          {view.file && <Button onPress={() => void saveAll()}>{t`Save all files`}</Button>}
          <Button onPress={onClose}>{t`Close`}</Button>
        </>
      }
    >
      {view.file ? (
        <CodeView files={files} view={view} file={view.file} />
      ) : draft.isPending ? (
        <Skeleton kind="rows" count={8} what={name} />
      ) : (
        <StatePanel
          kind="failed"
          title={isUnread ? t`This design cannot be read` : t`The code did not load`}
          actions={<Button onPress={() => void draft.refetch()}>{t`Retry`}</Button>}
        >
          {serverWords(draft.error) ?? t`It may have gone, or the server did not answer.`}
        </StatePanel>
      )}
    </Dialog>
  );
}

interface CodeViewProps {
  readonly files: Files;
  readonly view: View;
  readonly file: NonNullable<View['file']>;
}

/** One of the files, and what can be done with it. */
function CodeView({ files: { own, server, serverError, declaration }, view, file }: CodeViewProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const options = useMemo(
    () => [
      ...own.map(({ path }) => ({ id: path, label: path, group: t`Page of this console` })),
      ...server.map(({ path }) => ({ id: path, label: path, group: t`Code of the server` })),
    ],
    [own, server, t],
  );
  const holes = declaration?.holes.length ?? 0;
  const existingName = view.existing?.name;
  return (
    <div className={css.column}>
      <div className={css.choices}>
        <Select label={t`File`} options={options} value={file.path} placeholder="" onChange={(path) => view.choose(path)} />
        <SearchField
          label={t`Search in the file`}
          placeholder={t`Search in the file`}
          value={view.sought}
          onChange={(words) => view.look(words)}
          onSubmit={() => view.next()}
        />
      </div>
      <div className={css.tools}>
        <Button onPress={() => void view.copy()}>{t`Copy`}</Button>
        <Button onPress={() => saveBytes(new Blob([file.text]), file.path.slice(file.path.lastIndexOf('/') + 1))}>{t`Save`}</Button>
        <Button onPress={() => input.current?.click()}>{t`Compare with a file`}</Button>
        {existingName !== undefined && <Button onPress={view.stopComparing}>{t`Stop comparing`}</Button>}
        <FileInput ref={input} accept="" onChoose={(from) => void view.compare(from)} />
        <span className={css.quiet}>{view.message}</span>
      </div>
      {existingName !== undefined && <p className={css.quiet}>{t`Compared with ${existingName}: + is added, − stands only there.`}</p>}
      {holes > 0 && (
        <p className={css.quiet}>
          {t`${plural(holes, { one: '# part of the design has no code and does not compile until somebody decides.', other: '# parts of the design have no code and do not compile until somebody decides.' })}`}
        </p>
      )}
      {serverError && (
        <p className={css.quiet}>
          {t`The server made no code of this design.`} {serverWords(serverError)}
        </p>
      )}
      <CodeLines name={file.path} lines={view.lines} found={view.found} here={view.here} onDropFile={(from) => void view.compare(from)} />
    </div>
  );
}
