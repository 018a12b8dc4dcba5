import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useCallback } from 'react';
import { kindWord } from '../kinds/kindWords.ts';
import { COLUMNS } from './nodeFacts.ts';
import type { NodeFacts } from './nodeFacts.ts';

/** Spoken name of a node: label, kind, what is particular, width, problems. @source designer §21 */
export function useNodeName(): (facts: NodeFacts, problems: number) => string {
  const { i18n, t } = useLingui();
  return useCallback(
    ({ label, role, isRequired, isHidden, span, reach: { across, down } }, problems) => {
      const kind = i18n._(kindWord(role));
      return [
        label,
        kind,
        isRequired && t({ message: 'required', context: 'of a field, in a list of its facts' }),
        isHidden && t({ message: 'hidden', context: 'of a field, in a list of its facts' }),
        span < COLUMNS && t`${span} of ${COLUMNS} columns`,
        across > 1 && t`${plural(across, { one: 'over # column', other: 'over # columns' })}`,
        down > 1 && t`${plural(down, { one: 'over # row', other: 'over # rows' })}`,
        problems > 0 && t`${plural(problems, { one: '# problem', other: '# problems' })}`,
      ]
        .filter((word) => word !== false && word !== '')
        .join(t({ message: ', ', context: 'between the facts of a field' }));
    },
    [i18n, t],
  );
}
