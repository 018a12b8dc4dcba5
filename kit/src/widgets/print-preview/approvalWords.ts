import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lazyPart } from '../../primitives/lazy/index.ts';
import type { ApprovalWords } from './approvalTable.ts';

const HEADS = [msg`Step`, msg`Handled by`, msg`Handled on`, msg`Result`, msg`Opinion`] as const;
const STATUS = {
  returned: msg({ message: 'Returned', context: 'handled' }),
  approved: msg({ message: 'Approved', context: 'handled' }),
  initiated: msg({ message: 'Initiated', context: 'handled' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'handled' }),
  terminated: msg({ message: 'Terminated', context: 'handled' }),
  assigned: msg({ message: 'Assigned', context: 'handled' }),
  addSigner: msg({ message: 'Signer added', context: 'handled' }),
  transferred: msg({ message: 'Transferred', context: 'handled' }),
  changed: msg({ message: 'Changed', context: 'handled' }),
  revived: msg({ message: 'Revived', context: 'handled' }),
  unknown: msg({ message: 'Unknown', context: 'handled' }),
};

/** Words of the table of approvals in the language of `i18n`. @source forms §9 */
export function approvalWords(i18n: I18n): ApprovalWords {
  const [step, person, time, result, opinion] = HEADS;
  return {
    heads: [i18n._(step), i18n._(person), i18n._(time), i18n._(result), i18n._(opinion)],
    status: {
      returned: i18n._(STATUS.returned),
      approved: i18n._(STATUS.approved),
      initiated: i18n._(STATUS.initiated),
      withdrawn: i18n._(STATUS.withdrawn),
      terminated: i18n._(STATUS.terminated),
      assigned: i18n._(STATUS.assigned),
      addSigner: i18n._(STATUS.addSigner),
      transferred: i18n._(STATUS.transferred),
      changed: i18n._(STATUS.changed),
      revived: i18n._(STATUS.revived),
      unknown: i18n._(STATUS.unknown),
    },
  };
}

/** The same in Chinese; fetched with the first Chinese template of a reader of another language. @reading R-663 */
export const CHINESE_WORDS = lazyPart(async () => {
  const { messages } = await import('../../locales/zh.po');
  return approvalWords(setupI18n({ locale: 'zh', messages: { zh: messages } }));
});

const BESIDE_WORDS = /<[^>]*>|\{[^{}]*\}/g;
const HAN = /\p{Script=Han}/u;

/** True for a template whose own words are Chinese: neither its tags nor its tokens count. */
export const isChinese = (template: string): boolean => HAN.test(template.replaceAll(BESIDE_WORDS, ''));
