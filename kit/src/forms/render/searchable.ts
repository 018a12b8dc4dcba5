import { holds } from '../grammar/index.ts';
import type { Condition, Control, FieldPath, Part, Read, TabPart, Text } from '../grammar/index.ts';

/** Something behind tabs that can be looked for: a tab, a heading or a field. */
export interface Searchable {
  readonly id: string;
  readonly tabId: string;
  /** Field it leads to: itself, or the first one under a heading; null where there is none. */
  readonly field: FieldPath | null;
  readonly label: Text;
  /** Other words it is found by: its help, its choices. */
  readonly more: readonly Text[];
  /** Headings it stands under, from the tab inwards. */
  readonly under: readonly Text[];
  /** Conditions it appears under. */
  readonly shown: readonly Condition[];
}

type Surrounding = Pick<Searchable, 'tabId' | 'under' | 'shown'>;

const firstField = (parts: readonly Part[]): FieldPath | null => {
  for (const part of parts) {
    const field = part.part === 'control' ? part.field : 'parts' in part ? firstField(part.parts) : null;
    if (field !== null) return field;
  }
  return null;
};

const choicesOf = (control: Control): readonly Text[] =>
  control.kind === 'choice' && control.options.from === 'static' ? control.options.options.map(({ label }) => label) : [];

function within(part: Part, place: Surrounding): Searchable[] {
  const shown = part.shown === undefined ? place.shown : [...place.shown, part.shown];
  if (part.part === 'control') {
    const { field, label, help } = part;
    return [{ ...place, shown, id: field, field, label, more: [...(help === undefined ? [] : [help]), ...choicesOf(part)] }];
  }
  if (!('parts' in part)) return [];
  const inner = { ...place, shown };
  if (part.part !== 'section') return part.parts.flatMap((one) => within(one, inner));
  const heading = {
    ...inner,
    id: `${place.tabId} ${JSON.stringify(part.title)}`,
    field: firstField(part.parts),
    label: part.title,
    more: [],
  };
  return [heading, ...part.parts.flatMap((one) => within(one, { ...inner, under: [...place.under, part.title] }))];
}

/** Everything behind tabs that can be looked for, in the order of the form. */
export const searchableIn = (tabs: readonly TabPart[]): readonly Searchable[] =>
  tabs.flatMap(({ id, label, parts }) => [
    { id: `tab ${id}`, tabId: id, field: null, label, more: [], under: [], shown: [] },
    ...parts.flatMap((part) => within(part, { tabId: id, under: [label], shown: [] })),
  ]);

function fieldOf(condition: Condition, read: Read): FieldPath | null {
  if (typeof condition === 'function') return null;
  if ('field' in condition) return condition.field;
  const all = 'all' in condition ? condition.all : condition.any;
  const missing = all.find((one) => !holds(one, read));
  return missing ? fieldOf(missing, read) : null;
}

/** Field that keeps another from being shown now; null where it is shown, or nobody can say. */
export function hiddenBy({ shown }: Pick<Searchable, 'shown'>, read: Read): FieldPath | null {
  const missing = shown.find((condition) => !holds(condition, read));
  return missing ? fieldOf(missing, read) : null;
}
