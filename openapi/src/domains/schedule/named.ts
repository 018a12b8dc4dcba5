import type { Codec } from '../../wire/index.ts';

/** A value that servers send as a number or as a name. `known` is null where it is a name of their own; `name` is empty for numbers. */
export interface Named<Known> {
  known: Known | null;
  name: string;
}

/** @source admin §3 */
export type Urgency = 'normal' | 'important' | 'urgent';

/** Urgencies by their number on the wire. @source admin §9 */
export const URGENCIES = { normal: '1', important: '2', urgent: '3' } as const satisfies Record<Urgency, string>;

/** Names servers give them. @reading R-128 */
const URGENCY_NAMES: Readonly<Record<Urgency, string>> = { normal: '普通', important: '重要', urgent: '紧急' };

type Wire = number | string | null | undefined;

/** An urgency by number or by name; a name of the server's own is kept. @reading R-128 */
export const namedUrgency: Codec<Wire, Named<Urgency>, string | null> = {
  decode: (wire) => {
    const said = String(wire ?? '').trim();
    const known = levels.find((level) => said === URGENCIES[level] || said === URGENCY_NAMES[level]) ?? null;
    return { known, name: known !== null && said === URGENCIES[known] ? '' : said };
  },
  encode: ({ known, name }) => (name === '' ? known && URGENCIES[known] : name),
};
const levels: readonly Urgency[] = ['normal', 'important', 'urgent'];

/** A type by number or by name. @reading R-128 */
export const namedType: Codec<Wire, Named<number>, number | string | null> = {
  decode: (wire) => {
    const said = String(wire ?? '').trim();
    return /^\d+$/.test(said) ? { known: Number(said), name: '' } : { known: null, name: said };
  },
  encode: ({ known, name }) => (name === '' ? known : name),
};
