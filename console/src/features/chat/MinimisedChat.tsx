import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { MessageCircle, X } from 'lucide';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import * as css from './ChatWindow.css.ts';

interface MinimisedChatProps {
  readonly partnerName: string | null;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const frameDock = () => document.getElementById('dock');
const nothingTells = () => () => undefined;

/** The window put aside: it stands below the page and covers none of it. Takes the keyboard from the window that was hidden. */
export function MinimisedChat({ partnerName, onOpen, onClose }: MinimisedChatProps) {
  const { t } = useLingui();
  // The frame that has the dock may be drawn together with this: React looks again when it is.
  const dock = useSyncExternalStore(nothingTells, frameDock);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest('[hidden]')) ref.current?.focus();
  }, [dock]);
  return (
    dock &&
    createPortal(
      <div className={css.minimised} data-keep-clear>
        <Button ref={ref} icon={MessageCircle} variant="primary" onPress={onOpen}>
          {partnerName === null ? t`Chat` : t`Chat with ${partnerName}`}
        </Button>
        <IconButton icon={X} label={t`Close the chat`} onPress={onClose} />
      </div>,
      dock,
    )
  );
}
