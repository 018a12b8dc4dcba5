import { MESSAGE_TYPE } from '../message/types.ts';

/** Part of a site message that people read. */
export interface MessageText {
  readonly type: number;
  readonly excerpt: string;
  readonly bodyText: string;
}

/** The text of a message for people: the body of flows and schedules is JSON for the program, so theirs is the excerpt. */
export const textOfMessage = ({ type, excerpt, bodyText }: MessageText): string =>
  type === MESSAGE_TYPE.flow || type === MESSAGE_TYPE.schedule ? excerpt : bodyText;
