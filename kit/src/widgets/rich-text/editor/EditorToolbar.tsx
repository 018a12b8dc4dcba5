import type { ChainedCommands, Editor } from '@tiptap/core';
import { useLingui } from '@lingui/react/macro';
import {
  Bold,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide';
import type { Ref } from 'react';
import { IconButton } from '../../../primitives/button/index.ts';
import { Toolbar, ToolbarGap } from '../../../primitives/toolbar/index.ts';
import type { ToolbarHandle } from '../../../primitives/toolbar/index.ts';
import { AlignMenu, BlockMenu, ColorMenu, InsertWords, TableMenu } from './menus.tsx';
import { ImageButton } from './ImageButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import type { RichTextEditorProps } from './types.ts';
import { useFormat } from './formatOf.ts';

interface EditorToolbarProps {
  readonly editor: Editor;
  /** Id of the text. */
  readonly textId: string;
  readonly origins: readonly string[];
  readonly uploadImage: RichTextEditorProps['uploadImage'];
  readonly inserts: RichTextEditorProps['inserts'];
  readonly ref: Ref<ToolbarHandle>;
}

/** Buttons of the text's formatting; each says whether it holds where the keyboard stands in the text. */
export function EditorToolbar({ editor, textId, origins, uploadImage, inserts, ref }: EditorToolbarProps) {
  const { t } = useLingui();
  const format = useFormat(editor);
  /** The keyboard stays where it is: in the text under the pointer, on the button under the keys. */
  const run = (change: (chain: ChainedCommands) => ChainedCommands) => void change(editor.chain()).run();
  const { marks } = format;
  return (
    <Toolbar ref={ref} label={t`Formatting`} controls={textId} isPointerQuiet onEscape={() => editor.view.focus()}>
      <BlockMenu format={format} run={run} />
      <ToolbarGap />
      <IconButton icon={Bold} label={t`Bold`} isPressed={marks.bold} onPress={() => run((chain) => chain.toggleBold())} />
      <IconButton icon={Italic} label={t`Italic`} isPressed={marks.italic} onPress={() => run((chain) => chain.toggleItalic())} />
      <IconButton
        icon={Underline}
        label={t`Underlined`}
        isPressed={marks.underline}
        onPress={() => run((chain) => chain.toggleUnderline())}
      />
      <IconButton
        icon={Strikethrough}
        label={t`Struck through`}
        isPressed={marks.strike}
        onPress={() => run((chain) => chain.toggleStrike())}
      />
      <ColorMenu format={format} run={run} />
      <IconButton icon={RemoveFormatting} label={t`Plain letters`} onPress={() => run((chain) => chain.unsetAllMarks())} />
      <ToolbarGap />
      <IconButton
        icon={List}
        label={t`Bulleted list`}
        isPressed={format.isBulletList}
        onPress={() => run((chain) => chain.toggleBulletList())}
      />
      <IconButton
        icon={ListOrdered}
        label={t`Numbered list`}
        isPressed={format.isOrderedList}
        onPress={() => run((chain) => chain.toggleOrderedList())}
      />
      {(format.isBulletList || format.isOrderedList) && (
        <>
          <IconButton icon={IndentIncrease} label={t`One level deeper`} onPress={() => run((chain) => chain.sinkListItem('listItem'))} />
          <IconButton icon={IndentDecrease} label={t`One level up`} onPress={() => run((chain) => chain.liftListItem('listItem'))} />
        </>
      )}
      <IconButton
        icon={TextQuote}
        label={t`Quotation`}
        isPressed={format.isQuote}
        onPress={() => run((chain) => chain.toggleBlockquote())}
      />
      <AlignMenu format={format} run={run} />
      <ToolbarGap />
      <LinkButton editor={editor} address={format.link} />
      {uploadImage && <ImageButton editor={editor} origins={origins} uploadImage={uploadImage} />}
      <TableMenu format={format} run={run} />
      {inserts && <InsertWords inserts={inserts} run={run} />}
      <ToolbarGap />
      <IconButton icon={Undo2} label={t`Undo`} onPress={() => run((chain) => chain.undo())} />
      <IconButton icon={Redo2} label={t`Redo`} onPress={() => run((chain) => chain.redo())} />
    </Toolbar>
  );
}
