import type { WizardValues } from './types.ts';

const SET = '$set';

/** Decisions of a wizard as one text: sets among them are lists under a name of their own. */
export const textOfDecided = (values: WizardValues<unknown>): string =>
  JSON.stringify(values, (_, value: unknown) => (value instanceof Set ? { [SET]: [...value] } : value));

const isSet = (value: unknown): value is { readonly [SET]: readonly unknown[] } =>
  typeof value === 'object' && value !== null && SET in value && Array.isArray(value[SET]);

/** Decisions of a text; none where it is no such text. */
export function decidedOfText(text: string): WizardValues<unknown> {
  try {
    const values: unknown = JSON.parse(text, (_, value: unknown) => (isSet(value) ? new Set(value[SET]) : value));
    return typeof values === 'object' && values !== null ? (values as WizardValues<unknown>) : {};
  } catch {
    return {};
  }
}
