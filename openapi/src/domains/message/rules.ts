import { encodeAddressText } from '../../guards/index.ts';
import { CLOSED_SCHEDULE } from './body.ts';
import type { MessageDetail } from './model.ts';

/** Rows of one load of the message drawer. @source shell §9 */
export const MESSAGE_PAGE_SIZE = 20;
/** People of one load of the contact list. @source shell §9 */
export const CONTACT_PAGE_SIZE = 20;
/** Messages of one load of an open chat. @source shell §9 @reading R-079 */
export const CHAT_PAGE_SIZE = 30;
/** Messages of one page of the history panel. @source shell §9 */
export const HISTORY_PAGE_SIZE = 50;
/** Largest number a badge shows. @source shell §9 */
export const BADGE_MAX = 99;
/** Largest image of a chat, in bytes, the limit itself included. @source shell §9 */
export const IMAGE_MAX_BYTES = 5_242_880;
/** Longest text of a chat, in characters. @reading R-071 */
export const CHAT_TEXT_MAX_CHARS = 5000;

/** Text of a badge: nothing for 0, at most 99, then `99+`. @source shell §9 */
export const badgeText = (count: number): string => (count > BADGE_MAX ? `${BADGE_MAX}+` : count >= 1 ? String(Math.floor(count)) : '');

/** Blanks, those without a width included. */
const BLANK = /[\s\u200B-\u200D\u2060]/;

/** The text as it is sent, without blanks at its ends, or null when there is nothing to send. @source shell §2.7 */
export function chatTextToSend(typed: string): string | null {
  let start = 0;
  let end = typed.length;
  while (start < end && BLANK.test(typed.charAt(start))) start += 1;
  while (end > start && BLANK.test(typed.charAt(end - 1))) end -= 1;
  return typed.slice(start, end) || null;
}

/** Is it longer than what is taken? Counts characters as people see code points. @reading R-071 */
export const isChatTextTooLong = (text: string): boolean =>
  text.length > CHAT_TEXT_MAX_CHARS && Array.from(text).length > CHAT_TEXT_MAX_CHARS;

/** Problem of a file chosen as an image of a chat. @source shell §5 */
export function chatImageProblem(file: { readonly type: string; readonly size: number }): 'notAnImage' | 'tooLarge' | null {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > IMAGE_MAX_BYTES ? 'tooLarge' : null;
}

/** Target of a message that is opened. `address` is a path of the console with its query. */
export type MessageOpening =
  | { readonly kind: 'dialog' }
  | { readonly kind: 'schedule'; readonly id: string; readonly groupId: string }
  | { readonly kind: 'page'; readonly address: string }
  | { readonly kind: 'nothing' };

/** `flowType` of a message about an entrusted flow. @source shell §2.6 */
const ENTRUST = 2;

/**
 * A notice or a system message opens a dialog, a schedule its viewer, an entrusted flow the entrust page, and every other flow
 * its detail page. A body that cannot be read opens the dialog. @source shell §2.6 @reading R-078
 */
export function openingOf({ body, flowType }: Pick<MessageDetail, 'body' | 'flowType'>): MessageOpening {
  switch (body.kind) {
    case 'html':
    case 'broken':
      return { kind: 'dialog' };
    case 'schedule':
      return body.schedule.type === CLOSED_SCHEDULE
        ? { kind: 'nothing' }
        : { kind: 'schedule', id: body.schedule.id, groupId: body.schedule.groupId };
    case 'flow':
      if (flowType === ENTRUST) return { kind: 'page', address: `/workFlow/entrust?config=${encodeURIComponent(body.task.type)}` };
      return { kind: 'page', address: `/workFlowDetail?config=${encodeConfig(body.text)}` };
  }
}

/** A text for the address of a flow: base64 of its UTF-8, made safe for a query. @source shell §2.1 */
export const encodeConfig = (text: string): string => encodeAddressText(text);
