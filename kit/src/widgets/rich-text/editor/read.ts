import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import type { Schema } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/core';
import { STYLE_ATTRIBUTE, sanitise } from '../../../engines/clean-html/index.ts';

/** Elements of a text made harmless, with its styles in place. A text that is refused has none. */
function inert(html: string, origins: readonly string[]): HTMLElement {
  const out = sanitise(html, origins, 'draft');
  // A parser takes sealed HTML only: nothing at all is a page of its own.
  if (out.kind === 'refused') return document.implementation.createHTMLDocument().body;
  const { body } = new DOMParser().parseFromString(out.html, 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
  return body;
}

/** A kept text as the editor takes it: never a string, which it would hand to a parser of its own. */
export const contentOf = (schema: Schema, html: string, origins: readonly string[]): JSONContent =>
  SchemaParser.fromSchema(schema).parse(inert(html, origins)).toJSON() as JSONContent;
