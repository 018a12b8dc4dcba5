import { msg } from '@lingui/core/macro';
import type { MoreAction } from '../../features/resource/index.ts';

/** The action that puts a company or a department below another parent; what moves along is told first. @source admin §3 @reading R-617 @reading R-706 */
export const moving = (category: 'company' | 'department'): MoreAction<{ readonly id: string; readonly category: string | null }> => ({
  id: 'move',
  label: msg`Move to…`,
  code: 'btn_edit',
  when: (row) => row.category === category,
  edits: ['parentId'],
  follows: 'parentId',
  title: (name) => msg`Move “${name}”`,
  saves: msg({ message: 'Move', context: 'an organisation' }),
});
