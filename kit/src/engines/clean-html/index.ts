export { draftLinkUse, isImageAllowed, linkUse } from './addresses.ts';
export type { LinkUse } from './addresses.ts';
export { declarationsIn, hasColour } from './declarations.ts';
export type { Declaration } from './declarations.ts';
export { MAX_BYTES, MAX_DEPTH, SHEET_MAX_BYTES, limitOf } from './limits.ts';
export { plainText } from './plainText.ts';
export { STYLE_ATTRIBUTE, sanitise } from './sanitise.ts';
export { tagsOf } from './markup.ts';
export type { HtmlUse, Limit, Sanitised } from './types.ts';
