import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import type { Schema, Slice } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/core';
import { STYLE_ATTRIBUTE, sanitise } from '../../../engines/clean-html/index.ts';
import { groupWordLists } from './wordLists.ts';

/** Elements of a text made harmless, with its styles in place. A text that is refused has none. */
function inert(html: string, origins: readonly string[]): HTMLElement {
  const out = sanitise(html, origins, 'draft');
  const { body } = new DOMParser().parseFromString(out.kind === 'clean' ? out.html : '', 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
  return body;
}

/** A kept text as the editor takes it: never a string, which it would hand to a parser of its own. */
export const contentOf = (schema: Schema, html: string, origins: readonly string[]): JSONContent =>
  SchemaParser.fromSchema(schema).parse(inert(html, origins)).toJSON() as JSONContent;

/** Part of what another program has copied that was chosen there. */
function fragmentOf(html: string): string {
  const begins = html.indexOf('<!--StartFragment-->');
  const ends = html.indexOf('<!--EndFragment-->');
  return begins !== -1 && ends > begins ? html.slice(begins + '<!--StartFragment-->'.length, ends) : html;
}

/** Copy out of another program, as the editor takes it in. */
export function sliceOf(schema: Schema, html: string, origins: readonly string[]): Slice {
  const body = inert(fragmentOf(html), origins);
  if (html.includes('mso-list')) groupWordLists(body);
  return SchemaParser.fromSchema(schema).parseSlice(body);
}
