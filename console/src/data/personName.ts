/** Text servers write behind the name: a stroke and the account. Anything else behind a stroke is part of the name. */
const ACCOUNT_BEHIND = /^(.+)\/[\p{L}\p{N}_.@-]*$/u;

/** Name of a person, without the account servers write behind it; only a picker shows that. @reading R-290 */
export const personName = (label: string): string => ACCOUNT_BEHIND.exec(label)?.[1] ?? label;
