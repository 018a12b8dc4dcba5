import { useLingui } from '@lingui/react/macro';
import type { ImportProblem, ImportValues } from '@milepost/kit/import-wizard';
import { ACCOUNT_MAX_CHARS, REAL_NAME_MAX_CHARS, USER_CELL_WORDS, USER_SORT, userProblems } from '@milepost/openapi/domains/user';
import { normalisePattern } from '@milepost/openapi/rules';
import { useCallback } from 'react';
import { SAYS } from './userDraft.ts';

const LISTED = /[,，]/;
const DIGITS = /^\d*$/;
const MAX_CHARS = { account: ACCOUNT_MAX_CHARS, realName: REAL_NAME_MAX_CHARS } as const;

/** Problems of the rows of a spreadsheet of people, by the rules the form and the server have, and by what stands in it twice. @reading R-117 */
export function useRowProblems(): (rows: readonly ImportValues[], numbers: readonly number[]) => ImportProblem[][] {
  const { t, i18n } = useLingui();
  return useCallback(
    (rows, numbers) => {
      const firstOf = new Map<string, number>();
      return rows.map((row, at) => {
        const {
          account = '',
          realName = '',
          gender = '',
          mobilePhone = '',
          email = '',
          organizeId = '',
          enabledMark = '',
          sortCode = '',
        } = row;
        const key = account.toLowerCase();
        const first = firstOf.get(key);
        if (first === undefined) firstOf.set(key, at);
        const isNumber = DIGITS.test(sortCode);
        const judged = userProblems({
          account,
          realName,
          organizeIds: organizeId.split(LISTED).filter((name) => name.trim() !== ''),
          mobilePhone: normalisePattern('mobilePhone', mobilePhone),
          email,
          sortCode: sortCode === '' ? null : isNumber ? Number(sortCode) : -1,
        });
        const problems = judged.map(({ field, problem }): ImportProblem => {
          if (problem === 'tooLong') {
            const maxChars = field in MAX_CHARS ? MAX_CHARS[field as keyof typeof MAX_CHARS] : 0;
            return { columnId: field, message: t`Write at most ${maxChars} characters` };
          }
          if (problem === 'range') {
            const { min, max } = USER_SORT;
            return { columnId: field, message: t`Enter a whole number from ${min} to ${max}` };
          }
          if (problem === 'pattern' && field in SAYS) return { columnId: field, message: i18n._(SAYS[field as keyof typeof SAYS]) };
          return { columnId: field, message: t`Must not be empty` };
        });
        const oneOf = (columnId: string, text: string, words: readonly string[]) => {
          const list = words.join(t({ message: ', ', context: 'between names' }));
          if (text !== '' && !words.includes(text)) problems.push({ columnId, message: t`Enter one of these: ${list}` });
        };
        oneOf('gender', gender, USER_CELL_WORDS.gender);
        oneOf('enabledMark', enabledMark, USER_CELL_WORDS.enabledMark);
        if (account !== '' && first !== undefined) {
          const number = numbers[first] ?? first + 1;
          problems.push({ columnId: 'account', message: t`The same account stands in an earlier row (${number})` });
        }
        return problems;
      });
    },
    [t, i18n],
  );
}
