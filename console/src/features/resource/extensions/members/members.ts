import { msg } from '@lingui/core/macro';
import type { AnyRow, MoreAction } from '../../definition/types.ts';
import type { Holder } from './MembersForm.tsx';

/** The action that shows and changes the people of a position, a role or a group. @source admin §6 */
export const members = (holder: Holder): MoreAction<AnyRow & { readonly fullName: string }> => ({
  id: 'members',
  label: msg`Members`,
  code: 'btn_edit',
  opens: async () => {
    const { membersForm } = await import('./MembersForm.tsx');
    return { default: membersForm(holder, (row) => (row as { readonly fullName?: string }).fullName ?? row.id) };
  },
});
