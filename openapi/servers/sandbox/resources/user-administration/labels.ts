import type { Store } from '../../core/store.ts';

interface Named {
  readonly realName: string;
  readonly account: string;
}

/** Name of a person in lists, pickers and messages: the account tells two of the same name apart. */
export const labelOf = ({ realName, account }: Named): string => `${realName}/${account}`;

/** The same by id: `孙婉宁/admin`; null where there is no such person. */
export function labelById(store: Store, userId: string | null): string | null {
  const person = store.one<{ realName: string; account: string }>('SELECT realName, account FROM user WHERE id = ?', userId);
  return person ? labelOf(person) : null;
}

/** Name of the system variable that stands for whoever is signed in. @source forms §2.4 */
export const STAND_IN_NAME = '当前用户';
