import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Image, SendHorizontal, Smile } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { PopoverPanel } from '../../primitives/popover/index.ts';
import * as css from './ChatComposer.css.ts';
import { SentImages } from './SentImages.tsx';
import type { ChatEmojiSet, ChatPaneProps } from './types.ts';
import type { useComposer } from './useComposer.ts';

interface ChatComposerProps {
  readonly composer: ReturnType<typeof useComposer>;
  readonly partnerName: ChatPaneProps['partner']['name'];
  readonly Picker: ChatEmojiSet['Picker'];
}

function EmojiButton({ composer, Picker }: Pick<ChatComposerProps, 'composer' | 'Picker'>) {
  const { t } = useLingui();
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={ref}
        icon={Smile}
        label={t`Insert an emoji`}
        opens={{ kind: 'dialog', isOpen, id }}
        onPress={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <PopoverPanel id={id} label={t`Emoji`} anchorRef={ref} placement="top start" widthPx={PICKER_PX} onClose={() => setIsOpen(false)}>
          <Picker
            onPick={(emoji) => {
              composer.insert(emoji);
              setIsOpen(false);
            }}
          />
        </PopoverPanel>
      )}
    </>
  );
}

/** Ten cells and what is around them. */
const PICKER_PX = 372;

function ImageButton({ composer }: Pick<ChatComposerProps, 'composer'>) {
  const { t } = useLingui();
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={Image} label={t`Send an image`} isBusy={composer.sent.isUnderWay} onPress={() => ref.current?.click()} />
      <input
        ref={ref}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/bmp"
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          void composer.sendImages(files);
        }}
      />
    </>
  );
}

/** The message field with its tools. Enter sends, Shift+Enter begins a line. The field is before its tools for the keyboard, as it is the nearest to the log. */
export function ChatComposer({ composer, partnerName, Picker }: ChatComposerProps) {
  const { t } = useLingui();
  const id = useId();
  const { fieldProps, problem, sent } = composer;
  const described = [`${id}-keys`, problem === null ? '' : `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div data-mp-keep-clear="" className={css.composer}>
      <textarea
        {...fieldProps}
        rows={1}
        aria-label={t`Message to ${partnerName}`}
        aria-describedby={described}
        aria-invalid={problem === null ? undefined : true}
        placeholder={t`Write a message`}
        enterKeyHint="send"
        autoComplete="off"
        className={css.field}
      />
      <div className={css.tools}>
        <EmojiButton composer={composer} Picker={Picker} />
        <ImageButton composer={composer} />
      </div>
      <p id={`${id}-keys`} className={css.keys}>
        <kbd className={css.key}>Enter</kbd> {t({ message: 'send', context: 'what a key does' })} <kbd className={css.key}>Shift Enter</kbd>{' '}
        {t`new line`}
      </p>
      <div className={css.send}>
        <Button variant="primary" icon={SendHorizontal} onPress={composer.send}>
          {t({ message: 'Send', context: 'a message' })}
        </Button>
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} className={css.problem}>
          <Icon of={CircleAlert} size="s" />
          {problem}
        </p>
      )}
      <SentImages sent={sent} />
    </div>
  );
}
