import { useLingui } from '@lingui/react/macro';
import { DataText } from '../../primitives/data-text/index.ts';
import { FileQuestion, FileX, ImageOff } from 'lucide';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import * as css from './ChatLog.css.ts';
import { textParts } from './emojiText.ts';
import { PLAYER_PX } from './players.ts';
import { thumbnailBox } from './thumbnail.ts';
import type { ChatBody, ChatEmojiSet, ChatLogMessage } from './types.ts';

interface BodyProps {
  readonly message: ChatLogMessage;
  readonly emoji: ChatEmojiSet['byCode'];
  /** True when what is in it can be reached by Tab: only in the message with the keyboard. */
  readonly isCurrent: boolean;
  readonly onOpenImage: (message: ChatLogMessage) => void;
}

/** Words and emoji: always text, never markup. */
function Words({ text, emoji }: { readonly text: string; readonly emoji: BodyProps['emoji'] }) {
  return (
    <p className={css.words}>
      {textParts(text, emoji).map((part, at) =>
        part.kind === 'words' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
          <DataText key={at} of={part.text} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
          <span key={at} title={part.emoji.label}>
            {part.emoji.character}
          </span>
        ),
      )}
    </p>
  );
}

/** Placeholder of a file that cannot be shown: nothing is asked for. */
function Missing({ shape, words, heightPx }: { readonly shape: typeof ImageOff; readonly words: string; readonly heightPx?: number }) {
  return (
    <p className={css.missing} style={{ minBlockSize: heightPx }}>
      <Icon of={shape} />
      {words}
    </p>
  );
}

function Image({ body, message, isCurrent, onOpenImage }: Omit<BodyProps, 'emoji'> & { readonly body: ChatBody & { kind: 'image' } }) {
  const { t } = useLingui();
  const [isBroken, setIsBroken] = useState(false);
  const { isOwn, senderName } = message;
  const name = isOwn ? t`Image ${body.name} sent by me` : t`Image ${body.name} sent by ${senderName}`;
  const { widthPx, heightPx } = thumbnailBox(body);
  // One that did not come keeps its place, so that nothing moves.
  if (body.address === null || isBroken)
    return <Missing shape={ImageOff} words={t`The image ${body.name} cannot be shown`} heightPx={isBroken ? heightPx : undefined} />;
  return (
    <button
      type="button"
      data-mp-opener=""
      tabIndex={isCurrent ? 0 : -1}
      className={`${css.image} ${focusRing}`}
      style={{ inlineSize: widthPx, blockSize: heightPx }}
      onClick={() => onOpenImage(message)}
    >
      <img src={body.address} alt={name} loading="lazy" decoding="async" className={css.picture} onError={() => setIsBroken(true)} />
    </button>
  );
}

/** A voice or a video. One that does not play says so, once somebody has tried it. @source shell §2.7 */
function Recording({ body, isCurrent }: Pick<BodyProps, 'isCurrent'> & { readonly body: ChatBody & { kind: 'voice' | 'video' } }) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [isBroken, setIsBroken] = useState(false);
  const words = t`The file ${body.name} cannot be played`;
  if (body.address === null || isBroken)
    return <Missing shape={FileX} words={words} heightPx={isBroken ? PLAYER_PX[body.kind] : undefined} />;
  const playerProps = {
    src: body.address,
    controls: true,
    preload: 'none',
    tabIndex: isCurrent ? 0 : -1,
    'aria-label': body.name,
    onError({ currentTarget }: SyntheticEvent<HTMLMediaElement>) {
      // The message keeps the keyboard that its player has had.
      if (currentTarget === document.activeElement) currentTarget.closest('article')?.focus();
      setIsBroken(true);
      announcer.say(words);
    },
  } as const;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people film on the road has no captions
  if (body.kind === 'video') return <video {...playerProps} className={css.video} />;
  const seconds = Math.round(body.lengthSeconds);
  return (
    <div className={css.voice}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as above */}
      <audio {...playerProps} className={css.audio} />
      {seconds > 0 && <span className={css.seconds}>{t`${seconds} s`}</span>}
    </div>
  );
}

/** Body of a message, by its kind. */
export function MessageBody({ message, emoji, isCurrent, onOpenImage }: BodyProps) {
  const { t } = useLingui();
  const { body } = message;
  if (body.kind === 'text') return <Words text={body.text} emoji={emoji} />;
  if (body.kind === 'image') return <Image body={body} message={message} isCurrent={isCurrent} onOpenImage={onOpenImage} />;
  if (body.kind === 'other') return <Missing shape={FileQuestion} words={t`This kind of message cannot be shown here`} />;
  return <Recording body={body} isCurrent={isCurrent} />;
}
