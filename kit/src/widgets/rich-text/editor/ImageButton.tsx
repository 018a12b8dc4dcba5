import type { Editor } from '@tiptap/core';
import { useLingui } from '@lingui/react/macro';
import { Image as ImageIcon } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../primitives/alert/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Popover } from '../../../primitives/popover/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { IMAGE_TYPES } from './keepImage.ts';
import { panel, panelFoot } from './EditorPane.css.ts';
import type { RichTextEditorProps } from './types.ts';
import { useImages } from './useImages.ts';

interface ImageButtonProps {
  readonly editor: Editor;
  readonly origins: readonly string[];
  readonly uploadImage: NonNullable<RichTextEditorProps['uploadImage']>;
}

const PANEL_WIDTH = 320;

/** Puts an image into the text: first the words for who does not see it, then the file. */
export function ImageButton(props: ImageButtonProps) {
  const { t } = useLingui();
  return (
    <Popover label={t`Image`} trigger={{ icon: ImageIcon }} widthPx={PANEL_WIDTH} narrow="sheet">
      {(close) => <ImagePanel {...props} onClose={close} />}
    </Popover>
  );
}

function ImagePanel({ editor, origins, uploadImage, onClose }: ImageButtonProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { add, isBusy, problem } = useImages({ editor, origins, uploadImage });
  // The panel may be closed while the image is under way: it is put in all the same.
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  async function take(files: FileList | null) {
    const file = files?.[0];
    if (file && (await add(file, words)) && isOpen.current) onClose();
  }
  return (
    <div className={panel}>
      <TextField
        label={t`The image in words`}
        help={t`Read out to people who do not see it; else its name is`}
        value={words}
        onChange={setWords}
      />
      {problem !== null && <Alert tone="danger" title={problem} />}
      <div className={panelFoot}>
        <Button
          variant="primary"
          isBusy={isBusy}
          busyLabel={t`Uploading…`}
          onPress={() => input.current?.click()}
        >{t`Choose an image`}</Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
