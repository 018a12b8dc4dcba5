import type { ComponentType, ReactNode } from 'react';
import type { Logged, MessageLog } from '../../engines/message-log/index.ts';
import type { UploadQueue } from '../../engines/upload/index.ts';

/** Content of a message. Addresses are null where the file must not be asked for: then a sign stands in its place. */
export type ChatBody =
  | { readonly kind: 'text'; readonly text: string }
  /** Width and height are pixels of the image, 0 where they are not known. */
  | {
      readonly kind: 'image';
      readonly name: string;
      readonly address: string | null;
      readonly widthPx: number;
      readonly heightPx: number;
    }
  | { readonly kind: 'voice'; readonly name: string; readonly address: string | null; readonly lengthSeconds: number }
  | { readonly kind: 'video'; readonly name: string; readonly address: string | null }
  /** A kind nobody knows here. */
  | { readonly kind: 'other' };

/** State of a message; `sent` and `read` also for those of others. */
export type ChatState = 'sending' | 'failed' | 'sent' | 'read';

/** One message of a conversation. */
export interface ChatLogMessage extends Logged {
  readonly isOwn: boolean;
  readonly senderName: string;
  /** Address of the sender's picture, judged by whoever gives it. */
  readonly senderPicture?: string;
  readonly body: ChatBody;
  readonly state: ChatState;
}

export type ChatMessageLog = MessageLog<ChatLogMessage>;

/** The person on the other side. */
export interface ChatPartner {
  readonly name: string;
  /** Work of the person, or its place. */
  readonly detail?: string;
  /** Null where nobody knows. */
  readonly isOnline: boolean | null;
}

/** Pages above what is here. */
export interface OlderMessages {
  readonly status: 'idle' | 'loading' | 'failed' | 'end';
  /** Asks for the next page above, which `log.prepend` then puts there. */
  readonly onLoad: () => void;
}

/** Outcome of sending a text. */
export type SendResult =
  | { readonly kind: 'taken' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong'; readonly chars: number; readonly maxChars: number }
  /** Nothing more is taken until the connection is back. */
  | { readonly kind: 'full' };

/** Reason an image was not taken; null when it is on its way. */
export type ImageResult = null | { readonly kind: 'tooLarge' | 'notAnImage' | 'unreadable' };

/** Images on their way to one person. The owner keeps them for as long as the conversation, whoever is on screen. */
export interface ChatImages {
  /** An image was chosen, pasted or dropped; one at a time. Resolves when it is on its way or was refused. */
  readonly onAdd: (file: File) => Promise<ImageResult>;
  /** Those that are not stored: with how far each is, and those that failed until they are sent again or discarded. */
  readonly queue: Pick<UploadQueue<unknown>, 'snapshot' | 'subscribe' | 'retry' | 'cancel'>;
}

/** Functions by which messages go out. */
export interface ChatOutlet {
  /** The text in the field; kept by the owner, one per person. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  /** Enter. The field is emptied when the text was taken. */
  readonly onSend: (text: string) => SendResult;
  readonly images: ChatImages;
}

/** One emoji, as a picker gives it and as codes in messages stand for it. */
export interface ChatEmoji {
  readonly code: string;
  readonly character: string;
  readonly label: string;
}

export interface ChatEmojiSet {
  /** Emoji that codes of other clients, such as `[smile]`, stand for. */
  readonly byCode: ReadonlyMap<string, ChatEmoji>;
  readonly Picker: ComponentType<{ readonly onPick: (emoji: ChatEmoji) => void }>;
}

export interface ChatLogProps {
  readonly log: ChatMessageLog;
  readonly partnerName: string;
  readonly older: OlderMessages;
  /** The line above the first message that was not read when the conversation was opened, by its key. */
  readonly unreadFromKey: number | null;
  readonly emoji: ChatEmojiSet['byCode'];
  readonly onResend: (key: number) => void;
  readonly onOpenImage: (message: ChatLogMessage) => void;
}

export interface ChatPaneProps extends Pick<ChatLogProps, 'log' | 'older'> {
  readonly partner: ChatPartner;
  /** Messages not read when the conversation was opened: how many, and the key of the first of them. */
  readonly unread: { readonly count: number; readonly fromKey: number | null };
  /** Without a connection messages wait, and a banner says so. */
  readonly isConnected: boolean;
  readonly outlet: ChatOutlet;
  readonly emoji: ChatEmojiSet;
  readonly actions: Pick<ChatLogProps, 'onResend' | 'onOpenImage'>;
  /** The button at the start of the head, where the pane covers what it was opened from. */
  readonly back?: ReactNode;
  /** Buttons at the end of the head. */
  readonly tools?: ReactNode;
}

/** Result of a search of the history so far. */
export type HistoryResult =
  | { readonly status: 'blank' }
  | { readonly status: 'loading' }
  /** `words` are the server's own, where it has said why. */
  | { readonly status: 'failed'; readonly words?: string | null }
  | {
      readonly status: 'found';
      /** Newest first. */
      readonly messages: readonly ChatLogMessage[];
      readonly total: number;
      /** State of the next page. One that failed is asked for by its button; what was found stays. */
      readonly more: 'idle' | 'loading' | 'failed';
    };

export interface ChatHistoryProps {
  readonly partnerName: string;
  /** The answer to the last keyword that was sent. */
  readonly result: HistoryResult;
  /** Enter in the search box. Empty: everything. */
  readonly onSearch: (keyword: string) => void;
  /** The next page. */
  readonly onMore: () => void;
  readonly emoji: ChatEmojiSet['byCode'];
  readonly onClose: () => void;
}
