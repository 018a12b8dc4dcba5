import { useMemo } from 'react';
import type { RefObject } from 'react';
import { TextField } from '../../../primitives/text-field/index.ts';
import type { UploadPorts } from '../../../primitives/upload-field/index.ts';
import type { StoredFile } from '../../../widgets/file-upload/index.ts';
import { RichTextEditor } from '../../../widgets/rich-text/index.ts';
import type { StoredImage } from '../../../widgets/rich-text/index.ts';
import { holds } from '../../grammar/index.ts';
import type { EditProps, HtmlControl, Inserts } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import { Inserting } from '../editing/Inserting.tsx';
import { useInsertWords } from '../editing/useInsertWords.ts';

/** Lines of a text without formatting. */
const ROWS = 4;
const NO_ORIGINS: readonly string[] = [];
const useNone = () => NO_ORIGINS;
const ignore = () => undefined;

/** Editor of formatted text, or of a plain one where no formatting is known. */
export default function HtmlEditor({ value: kept, ...others }: EditProps<HtmlControl, string>) {
  // A default of a design may be a figure, or anything else.
  const value = typeof kept === 'string' || typeof kept === 'number' ? String(kept) : '';
  const props = { ...others, value };
  const { control, field, read, onChange, onLeave } = props;
  if (control.isPlain === undefined || !holds(control.isPlain, read)) return <Formatted {...props} />;
  const input = (inputRef?: RefObject<HTMLElement | null>) => (
    <TextField
      {...field}
      inputRef={inputRef}
      onChange={onChange}
      onLeave={onLeave}
      value={value}
      rows={control.rows ?? ROWS}
      maxChars={control.maxChars}
    />
  );
  if (!control.inserts || field.use !== 'editable') return input();
  return (
    <Inserting inserts={control.inserts} read={read} value={value} onChange={onChange}>
      {input}
    </Inserting>
  );
}

const NO_INSERTS: Inserts = { label: '', text: '', emptyText: '', words: () => [] };

function Formatted({ control, field, value, read, onChange, onLeave, onProblem }: EditProps<HtmlControl, string>) {
  const { useUploads, useImageOrigins = useNone } = useSurroundings();
  const ports = useUploads();
  const uploadImage = useMemo(() => keeper(ports), [ports]);
  const inserts = useInsertWords(control.inserts ?? NO_INSERTS, read);
  return (
    <RichTextEditor
      {...field}
      value={value ?? ''}
      origins={useImageOrigins()}
      uploadImage={uploadImage}
      inserts={control.inserts && inserts}
      onChange={onChange}
      onLeave={onLeave}
      onProblem={onProblem}
    />
  );
}

/** Keeps an image where the form's files are kept. */
const keeper =
  ({ send }: UploadPorts<StoredFile>) =>
  async (file: File, signal: AbortSignal): Promise<StoredImage> => {
    const sent = await send(file, { signal, onProgress: ignore });
    return sent.kind === 'stored' ? { kind: 'stored', src: sent.stored.url } : sent;
  };
