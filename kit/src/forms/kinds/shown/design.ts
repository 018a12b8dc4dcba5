import type { ReadControl } from '../../config/designed.ts';
import type { ShownControl } from '../../grammar/index.ts';

const shown =
  (as: 'picture' | 'place'): ReadControl =>
  (_, base) => ({ ...base, kind: 'shown', as, required: false });
/** Facts the server fills in, by the name a design has for the control. */
const server =
  (fact: NonNullable<ShownControl['fact']>): ReadControl =>
  (_, base) => ({ ...base, kind: 'shown', as: 'server', fact, required: false });

/** Readers of what is filled in elsewhere by their names in stored designs. */
export const shownDesign: Readonly<Record<string, ReadControl>> = {
  createUser: server('creator'),
  createTime: server('createdAt'),
  modifyUser: server('changer'),
  modifyTime: server('changedAt'),
  currOrganize: server('organization'),
  currDept: server('organization'),
  currPosition: server('position'),
  billRule: server('number'),
  sign: shown('picture'),
  signature: shown('picture'),
  location: shown('place'),
};
