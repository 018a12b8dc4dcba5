import type { TriedAs } from '../../../data/design/heldRights.ts';

const IDS = /^(roles|person):([\w-]+(?:,[\w-]+)*)$/;

/** Somebody a design is tried as, as an address names them; null for nobody in particular. */
export function triedAsIn(text: string): TriedAs | null {
  const [, kind, ids = ''] = IDS.exec(text) ?? [];
  if (kind !== 'roles' && kind !== 'person') return null;
  return { kind, ids: ids.split(',').slice(0, kind === 'person' ? 1 : undefined) };
}

/** The same, to be written into an address. */
export const triedAsText = ({ kind, ids }: TriedAs): string => `${kind}:${ids.join(',')}`;
