import type { CurrentUser, MenuProblem } from '@milepost/openapi/domains/current-user';
import { $errors, messageOf, reportError } from '../../browser/errorLog.ts';
import { menuRoutes } from './menuRoutes.ts';
import type { MenuDiagnostic } from './menuRoutes.ts';

/** An entry of the menu that is not shown as it was meant, and why. */
export interface MenuFault {
  readonly id: string;
  readonly fullName: string;
  readonly reason: MenuProblem['reason'] | MenuDiagnostic['reason'];
  /** The address it asked for, where that is the reason. */
  readonly path: string;
}

type Menu = Pick<CurrentUser, 'menus' | 'menuProblems'>;

/** Faults of a menu: what could not be read of the answer, then what got no route. @source shell §2.3 */
export function menuFaults({ menus, menuProblems }: Menu, diagnostics = menuRoutes(menus).diagnostics): readonly MenuFault[] {
  return [...menuProblems.map(({ id, fullName, reason }) => ({ id, fullName, reason, path: '' })), ...diagnostics];
}

/** As many entries of one menu are written down: the log holds other failures too. */
const MAX_LOGGED = 20;

/** Writes the faults of a menu into the log of this page, each once. */
export function logMenuFaults(faults: readonly MenuFault[]): void {
  const lines = faults
    .slice(0, MAX_LOGGED)
    .map(({ id, fullName, reason, path }) => `Menu entry “${fullName}” (${id}): ${reason} ${path}`.trim());
  if (faults.length > MAX_LOGGED) lines.push(`Menu: ${faults.length - MAX_LOGGED} further entries`);
  const known = new Set($errors.get().map(({ message }) => message));
  for (const line of lines) if (!known.has(messageOf(line))) reportError(line);
}
