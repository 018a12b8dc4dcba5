import type { Confirm, Question } from './types.ts';

/** The browser's own question, where nothing else can ask: a deletion is never carried out unasked. */
export const askInBrowser: Confirm = ({ title, subject, body }: Question) =>
  // oxlint-disable-next-line no-alert -- the only dialog that needs no code from the server
  Promise.resolve(window.confirm([title, subject, body].filter(Boolean).join('\n\n')));
