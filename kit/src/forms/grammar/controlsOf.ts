import type { Condition, Control, FormSpec, PanelPart, Part } from './types.ts';

/** A control with the conditions of all parts around it, and the tabs it stands under. */
export interface PlacedControl {
  readonly control: Control;
  readonly shown: readonly Condition[];
  /** Ids of the tabs from the outside in. */
  readonly tabs: readonly string[];
}

/** Parts inside a part, those under its tabs too. */
function partsOf(part: Exclude<Part, Control>): readonly Part[] {
  if (part.part === 'tabs') return part.tabs.flatMap(({ parts }) => parts);
  return 'parts' in part ? part.parts : [];
}

function placed(part: Part, shown: readonly Condition[], tabs: readonly string[]): PlacedControl[] {
  const own = part.shown === undefined ? shown : [...shown, part.shown];
  if (part.part === 'control') return [{ control: part, shown: own, tabs }];
  if (part.part === 'tabs') return part.tabs.flatMap((tab) => tab.parts.flatMap((one) => placed(one, own, [...tabs, tab.id])));
  return partsOf(part).flatMap((one) => placed(one, own, tabs));
}

/**
 * The controls of a form in its order, those under other tabs too.
 * @throws when two controls hold the same field
 */
export function controlsOf({ parts }: Pick<FormSpec, 'parts'>): readonly PlacedControl[] {
  const all = parts.flatMap((part) => placed(part, [], []));
  const seen = new Set<string>();
  for (const { control } of all) {
    if (control.kind === 'derived') continue;
    if (seen.has(control.field))
      throw new Error(
        `[kit] Two controls hold the field "${control.field}" · one would overwrite what was typed into the other · give each a field of its own`,
      );
    seen.add(control.field);
  }
  return all;
}

/** The views among the fields of a form, those under other tabs too. */
export const panelsOf = ({ parts }: Pick<FormSpec, 'parts'>): readonly PanelPart[] =>
  parts.flatMap((part) => (part.part === 'control' ? [] : part.part === 'panel' ? [part] : panelsOf({ parts: partsOf(part) })));
