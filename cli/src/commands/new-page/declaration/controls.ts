import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../../templates/nearest.ts';
import type { FormField } from '../resource/resource.ts';

/** Control of a member, where its kind alone does not say it. */
export type ProposedControl =
  | { readonly kind: 'picker'; readonly picker: string }
  | { readonly kind: 'dictionary'; readonly enCode: string; readonly keeps: 'code' | 'id' | 'name' }
  | { readonly kind: 'text' | 'longText' };

/** File that lists the pickers a field may name. */
export const PICKERS_FILE = 'console/src/features/resource/form/choices/pickers.ts';

/** Names of the pickers the console has. */
export function pickersIn(text: string): string[] {
  const table = /export const PICKERS[^{]*\{\n([\s\S]*?)\n\};/.exec(text)?.[1] ?? '';
  return [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

const DICTIONARY = /^dictionary:([\w.-]+)(?::(code|id|name))?$/;
const OFFERS = ['dictionary:CODE', 'dictionary:CODE:id', 'dictionary:CODE:name', 'text'];

/** Controls a field with the id of another record may have. @param near dictionaries that are called like it */
export const offersOf = (pickers: readonly string[], near: readonly string[] = []): readonly string[] => [
  ...near.map((code) => `dictionary:${code}:id`),
  ...pickers,
  ...OFFERS,
];

/** Reads what was typed after `--control member=`; a sentence where it is none. */
export function readControl(member: string, typed: string, pickers: readonly string[]): ProposedControl | string {
  if (typed === 'text' || typed === 'longText') return { kind: typed };
  const [, enCode, keeps = 'code'] = DICTIONARY.exec(typed) ?? [];
  if (enCode !== undefined) return { kind: 'dictionary', enCode, keeps: keeps as 'code' };
  if (pickers.includes(typed)) return { kind: 'picker', picker: typed };
  const meant = nearest(typed, pickers);
  return `--control ${member}=${typed} names no picker. ${meant.length > 0 ? `Did you mean ${meant.join(', ')}? ` : ''}There are ${offersOf(pickers).join(', ')}.`;
}

/** Pickers by the names of members that hold their ids. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/(user|manager|handler|leader)Ids?$/i, 'user'],
  [/(organize|organization|company|department)Ids?$/i, 'organizationId'],
  [/positionIds?$/i, 'position'],
  [/roleIds?$/i, 'role'],
  [/groupIds?$/i, 'group'],
];

const CONTROLS_FILE = path.join(import.meta.dirname, '../../../../words/controls.json');
/** Controls that are known, by `domain.member`. */
let known: Readonly<Record<string, string>> | null = null;
const knownControls = (): Readonly<Record<string, string>> => (known ??= JSON.parse(readFileSync(CONTROLS_FILE, 'utf8')));

/** Control of a member by its domain and name, else by its name alone; null where the console has none. */
export function usualControl({ name }: Pick<FormField, 'name'>, domain: string, pickers: readonly string[]): ProposedControl | null {
  const typed = knownControls()[`${domain}.${name}`];
  const control = typed === undefined ? null : readControl(name, typed, pickers);
  if (control !== null && typeof control !== 'string') return control;
  const [, picker] = BY_NAME.find(([pattern]) => pattern.test(name)) ?? [];
  return picker !== undefined && pickers.includes(picker) ? { kind: 'picker', picker } : null;
}
