import { kindOfName } from '@milepost/openapi/domains/design';
import type { KindName } from '@milepost/openapi/domains/design';
import * as common from '../settings/common.ts';
import { sheet } from '../settings/sections.ts';
import type { SheetSection } from '../settings/types.ts';
import { basic } from './basic.ts';
import { data } from './data.ts';
import { items, layouts } from './layout.ts';
import { people } from './people.ts';
import { shown } from './shown.ts';
import { system } from './system.ts';

/** Property sheets of all kinds of controls. @source designer §8.1 */
export const SHEETS: Readonly<Record<KindName, readonly SheetSection[]>> = {
  ...basic,
  ...people,
  ...data,
  ...system,
  ...shown,
  ...layouts,
};

/** Settings of a control nobody knows: the rest is kept as it came. */
const UNKNOWN = sheet({ basics: [common.label, common.span, common.hidden], advanced: [common.note] });

/** Property sheet of a control by the name its design has for its kind; empty for rows of cells and cells. */
export function sheetOf(name: string): readonly SheetSection[] {
  const kind = kindOfName(name);
  if (kind !== undefined) return SHEETS[kind];
  return Object.hasOwn(items, name) ? items[name as keyof typeof items] : UNKNOWN;
}
