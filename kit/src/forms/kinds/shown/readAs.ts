import type { Control, ShownControl } from '../../grammar/index.ts';

/** Pickers that know the names of what the server fills in. */
const PICKERS: Partial<Readonly<Record<NonNullable<ShownControl['fact']>, string>>> = {
  creator: 'user',
  changer: 'user',
  organization: 'organization',
  position: 'position',
};

/** Control whose values are read as those the server fills in: people, places and moments; null where they are texts. */
export function readAs({ field, label, fact }: ShownControl): Control | null {
  const base = { part: 'control', field, label } as const;
  if (fact === 'createdAt' || fact === 'changedAt') return { ...base, kind: 'date', storedAs: 'ms', precision: 'second' };
  const picker = fact && PICKERS[fact];
  return picker === undefined ? null : { ...base, kind: 'pick', picker };
}
