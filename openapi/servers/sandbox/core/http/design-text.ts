import { DESIGN_CHARS } from '../../../../src/domains/model/index.ts';
import { hasHiddenCharacters } from '../../../../src/guards/typed-text.ts';
import { Refusal } from '../failure.ts';

/** Members of a body that are texts of a design. */
const TEXTS = ['formData', 'columnData', 'appColumnData', 'flowTemplateJson', 'tables'] as const;
/** Deepest nesting of a text. */
const MAX_LEVELS = 64;
/** Most values in a text: an opened one takes a hundred times the room of its characters. */
const MAX_VALUES = 200_000;
const KEY_CHARS = 100;
/** Names that reach into prototypes. */
const FORBIDDEN_KEYS: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Judges the texts of a design by their form, before anything opens them: how long, how deep, how many values, controls in lists,
 * keys that can be names. What a draft means is the matter of its release.
 * @throws Refusal which says the place
 * @reading R-233
 */
export function requireDesignTexts(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  for (const name of TEXTS) {
    const text: unknown = Object.getOwnPropertyDescriptor(body, name)?.value;
    if (typeof text === 'string' && text !== '') requireText(name, text);
  }
}

function requireText(name: (typeof TEXTS)[number], text: string): void {
  if (text.length > DESIGN_CHARS) throw new Refusal(`设计“${name}”超过 8 MB 的上限，请缩小后重试`);
  const { levels, values } = measured(text);
  if (levels > MAX_LEVELS) throw new Refusal(`设计“${name}”超过 64 层，请减少层次后重试`);
  if (values > MAX_VALUES) throw new Refusal(`设计“${name}”超过 200000 项，请缩小后重试`);
  if (name !== 'formData') return;
  const form = opened(text);
  // A text that is no JSON, and one that holds no object, are told by the description.
  if (!isObject(form)) return;
  requireControls(form['fields'], `${name}.fields`);
}

/** Nesting and number of values of a text of JSON, without opening it. */
function measured(text: string): { levels: number; values: number } {
  let [level, levels, values] = [0, 0, 1];
  for (let at = 0; at < text.length; at += 1)
    switch (text[at]) {
      case '"':
        at = endOfText(text, at);
        break;
      case '{':
      case '[':
        level += 1;
        values += 1;
        levels = Math.max(levels, level);
        break;
      case '}':
      case ']':
        level -= 1;
        break;
      case ',':
        values += 1;
        break;
    }
  return { levels, values };
}

/** Place of the quote that ends the text which begins here. */
function endOfText(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function requireControls(controls: unknown, place: string): void {
  if (!Array.isArray(controls)) throw new Refusal(`设计中的“${place}”应为列表，请修改后重试`);
  controls.forEach((control: unknown, at) => {
    const own = `${place}[${at}]`;
    if (!isObject(control)) throw new Refusal(`设计中的“${own}”应为对象，请修改后重试`);
    if (!canBeKey(control['__vModel__'])) throw new Refusal(`设计中的“${own}.__vModel__”不能作为字段编码，请修改后重试`);
    const config = control['__config__'];
    if (!isObject(config)) throw new Refusal(`设计中的“${own}.__config__”应为对象，请修改后重试`);
    const { children } = config;
    if (children !== undefined && children !== null) requireControls(children, `${own}.__config__.children`);
  });
}

/** Nothing, for a layout or a key that is still to be given, or a short text one can see. */
const canBeKey = (key: unknown): boolean =>
  key === undefined ||
  key === null ||
  (typeof key === 'string' && key.length <= KEY_CHARS && !FORBIDDEN_KEYS.has(key) && !hasHiddenCharacters(key));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function opened(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
