import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { MessageCircle, X } from 'lucide';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import * as css from './ChatWindow.css.ts';

interface MinimisedChatProps {
  readonly partnerName: string | null;
  /** True when the keyboard was in the window that was put aside; asked once. */
  readonly takesKeyboard: () => boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const frameDock = () => document.getElementById('dock');
const neverChanges = () => () => undefined;

/** The window put aside: it stands below the page and covers none of it. @reading R-402 */
export function MinimisedChat({ partnerName, takesKeyboard, onOpen, onClose }: MinimisedChatProps) {
  const { t } = useLingui();
  // The frame that has the dock may be drawn together with this: React looks again when it is.
  const dock = useSyncExternalStore(neverChanges, frameDock);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (dock && takesKeyboard()) ref.current?.focus();
  }, [dock, takesKeyboard]);
  return (
    dock &&
    createPortal(
      <div className={css.minimised} data-mp-keep-clear>
        <Button ref={ref} icon={MessageCircle} variant="primary" onPress={onOpen}>
          {partnerName === null ? t`Chat` : t({ message: `Chat with ${partnerName}`, context: 'put aside' })}
        </Button>
        <IconButton icon={X} label={t`Close the chat`} onPress={onClose} />
      </div>,
      dock,
    )
  );
}
