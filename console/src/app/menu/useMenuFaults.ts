import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useToaster } from '@milepost/kit/toast';
import { useEffect, useMemo } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { sessionAtom } from '../../auth/sessionAtom.ts';
import { menuFaults } from './menuFaults.ts';
import type { MenuFault } from './menuFaults.ts';

/** Long enough to notice that there is something to read: it stays in the list of recent notices. */
const NOTICE_MS = 6000;
/** As many entries are named; whoever mends them is told of the next ones. */
const MAX_NAMED = 8;

/** The faults an administrator was told of, so that the same ones are told once in a session. */
const $told = sessionAtom('');

/**
 * Tells administrators which entries of the menu are not shown as they were meant, and why: they alone can mend it, and
 * nobody else would know that something is missing. @source shell §2.3
 */
export function useMenuFaults(): void {
  const { t } = useLingui();
  const toaster = useToaster();
  const { currentUser } = useSession();
  const faults = useMemo(() => (currentUser.user.isAdministrator ? menuFaults(currentUser) : []), [currentUser]);
  useEffect(() => {
    const told = faults.map(({ id, reason }) => `${id} ${reason}`).join('\n');
    if (faults.length === 0 || told === $told.get()) return;
    $told.set(told);
    const wordsOf: Record<MenuFault['reason'], (path: string) => string> = {
      unknownKind: () => t`its type is not known, it is left out`,
      brokenProperty: () => t`its property cannot be read`,
      cycle: () => t`it stands below itself, it is left out`,
      tooDeep: () => t`it stands too deep, it is left out`,
      fixedPath: (path) => t`its address ${path} belongs to the console itself`,
      duplicate: (path) => t`its address ${path} is that of an entry before it`,
      noAddress: () => t`it has no address`,
    };
    const named = faults.slice(0, MAX_NAMED).map(({ fullName, id, reason, path }) => {
      const name = fullName || id;
      const why = wordsOf[reason](path);
      return t`“${name}”: ${why}`;
    });
    const further = faults.length - named.length;
    if (further > 0) named.push(t`${plural(further, { one: 'and # more', other: 'and # more' })}`);
    toaster.show({
      tone: 'warning',
      title: t`${plural(faults.length, { one: '# entry of the menu is faulty', other: '# entries of the menu are faulty' })}`,
      detail: named.join(t({ message: '; ', context: 'between two faults' })),
      durationMs: NOTICE_MS,
    });
  }, [faults, toaster, t]);
}
