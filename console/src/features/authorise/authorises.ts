import { msg } from '@lingui/core/macro';
import { opensWizard, opensWizardForSeveral } from '../resource/index.ts';
import type { AnyRow, BatchAction, MoreAction } from '../resource/index.ts';

const of = async () => (await import('./roleRights.ts')).roleRights;

/** The action that gives a role its rights. */
export const authorises = () => opensWizard({ id: 'authorise', label: msg`Authorise`, code: 'btn_edit', of });

/** The action that gives several roles the same rights, beside those they have. */
export const authorisesSeveral = () => opensWizardForSeveral({ id: 'authoriseAll', label: msg`Authorise`, code: 'btn_edit', of });

/** The action that shows the rights of several roles beside each other. @reading R-711 */
export const comparesRights = (): BatchAction<AnyRow & { readonly fullName: string }> => ({
  id: 'compare',
  label: msg`Compare rights`,
  code: 'btn_edit',
  opens: () => import('./compare/RolesBeside.tsx'),
});

/** The action that shows what somebody with this role alone would see. @reading R-734 */
export const viewsAs = (): MoreAction<AnyRow & { readonly fullName: string }> => ({
  id: 'viewAs',
  label: msg`View as this role`,
  code: 'btn_edit',
  opens: () => import('./view/RoleView.tsx'),
});
