import { isJson } from '../../model/schema.ts';
import type { Finding } from '../described/ledger.ts';

const SHOWN_CHARS = 160;

/** A value as a finding shows it. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
};

export const finding = (at: string, expected: string, got: unknown): Finding => ({
  at,
  expected,
  got: typeof got === 'string' ? got : shown(got),
});

/** A value inside an answer, with its place. */
export interface Placed {
  readonly at: string;
  readonly name: string;
  readonly value: unknown;
}

/** Every member of a value and of what it holds; records in lists are named by index and id. */
export function membersIn(value: unknown, at = 'data', name = ''): Placed[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => membersIn(item, `${at}[${index}]${idOf(item)}`, name));
  if (!isJson(value)) return [{ at, name, value }];
  return Object.entries(value).flatMap(([member, inner]) => {
    const place = `${at}.${member}`;
    return typeof inner === 'object' && inner !== null ? membersIn(inner, place, member) : [{ at: place, name: member, value: inner }];
  });
}

const idOf = (item: unknown): string =>
  isJson(item) && (typeof item.id === 'string' || typeof item.id === 'number') ? ` (id ${item.id})` : '';
