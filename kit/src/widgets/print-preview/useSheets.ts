import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useIsHydrated } from '../../engines/environment/index.ts';
import { isWrittenInHan } from '../../engines/language/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { lazyPart, useLazyPart } from '../../primitives/lazy/index.ts';
import { CHINESE_WORDS, approvalWords, isChinese } from './approvalWords.ts';
import { hasApprovals, hasCodes, sheetOf } from './sheetOf.ts';
import type { Sheet } from './sheetOf.ts';
import type { PrintedSheet } from './types.ts';

/** Fetched with the first template that has a code. */
const CODES = lazyPart(async () => (await import('./codes.ts')).drawCodes);

/**
 * The sheets of records in their templates, each with its approvals in the language of its template; null until what draws
 * their codes is here. Throws where that cannot be fetched.
 * @reading R-663
 */
export function useSheets(printed: readonly PrintedSheet[], marksTokens = false): readonly Sheet[] | null {
  const { i18n } = useLingui();
  const { lang } = useKit();
  const own = useMemo(() => approvalWords(i18n), [i18n]);
  const needsChinese = !isWrittenInHan(lang) && printed.some(({ template }) => hasApprovals(template) && isChinese(template));
  const words = useLazyPart(CHINESE_WORDS, needsChinese);
  // Words that cannot be fetched keep no sheet from its reader.
  const chinese = words.status === 'here' ? words.part : own;
  const needsCodes = printed.some(({ template }) => hasCodes(template));
  const state = useLazyPart(CODES, needsCodes);
  if (state.status === 'failed') throw state.error;
  const codes = state.status === 'here' ? state.part : null;
  // A server has no parser to fill a template with.
  const isHydrated = useIsHydrated();
  const isWaiting =
    !isHydrated || (needsCodes && codes === null) || (needsChinese && (words.status === 'waiting' || words.status === 'coming'));
  return useMemo(() => {
    if (isWaiting) return null;
    const approvalsOf = (template: string) => (!isWrittenInHan(lang) && isChinese(template) ? chinese : own);
    return printed.map((one) => sheetOf(one, { approvals: approvalsOf(one.template), codes, marksTokens }));
  }, [printed, own, chinese, lang, codes, marksTokens, isWaiting]);
}
