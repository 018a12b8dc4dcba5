import type { Editor } from '@tiptap/core';
import { useLingui } from '@lingui/react/macro';
import { Link as LinkIcon } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../primitives/button/index.ts';
import { Popover } from '../../../primitives/popover/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { draftLinkUse } from '../../../engines/clean-html/index.ts';
import { panel, panelFoot } from './EditorPane.css.ts';

interface LinkButtonProps {
  readonly editor: Editor;
  /** Address of the link the keyboard stands in. */
  readonly address: string | null;
}

/** Makes what is chosen a link, changes the one the keyboard stands in, or takes it away. */
export function LinkButton({ editor, address }: LinkButtonProps) {
  const { t } = useLingui();
  return (
    <Popover label={address === null ? t`Link` : t`Link: ${address}`} trigger={{ icon: LinkIcon }} widthPx={PANEL_WIDTH} narrow="sheet">
      {(close) => <LinkPanel editor={editor} address={address} onClose={close} />}
    </Popover>
  );
}
const PANEL_WIDTH = 320;

function LinkPanel({ editor, address, onClose }: LinkButtonProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const [written, setWritten] = useState(address ?? '');
  const [isTried, setTried] = useState(false);
  const use = draftLinkUse(written);
  function apply() {
    setTried(true);
    if (!use) return;
    const chain = editor.chain().extendMarkRange('link');
    const { empty } = editor.state.selection;
    // Without words of its own a link is called by its address.
    if (empty && address === null)
      chain.insertContent({ type: 'text', text: use.address, marks: [{ type: 'link', attrs: { href: use.address } }] }).run();
    else chain.setLink({ href: use.address }).run();
    onClose();
  }
  return (
    <form
      className={panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The form around the text hears nothing of it.
        event.stopPropagation();
        apply();
      }}
    >
      <TextField
        label={t`Address of the link`}
        value={written}
        onChange={setWritten}
        spellCheck={false}
        error={isTried && !use ? t`Begin the address with https://, http://, mailto:, tel: or /` : undefined}
      />
      <div className={panelFoot}>
        {address !== null && (
          <Button
            onPress={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >{t`Take the link away`}</Button>
        )}
        <Button type="submit" variant="primary">{t`Link`}</Button>
      </div>
    </form>
  );
}
