import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ConditionSymbol } from '../../../data/model/compile/index.ts';

/** Ways of comparing, in words. @source forms §7 */
export const SYMBOL_WORDS: Readonly<Record<ConditionSymbol, MessageDescriptor>> = {
  '==': msg({ message: 'is', context: 'condition' }),
  '<>': msg({ message: 'is not', context: 'condition' }),
  '>': msg({ message: 'is more than', context: 'condition' }),
  '>=': msg({ message: 'is at least', context: 'condition' }),
  '<': msg({ message: 'is less than', context: 'condition' }),
  '<=': msg({ message: 'is at most', context: 'condition' }),
  between: msg({ message: 'is between', context: 'condition' }),
  like: msg({ message: 'contains', context: 'condition' }),
  notLike: msg({ message: 'does not contain', context: 'condition' }),
  in: msg({ message: 'is one of', context: 'condition' }),
  notIn: msg({ message: 'is none of', context: 'condition' }),
  null: msg({ message: 'is empty', context: 'condition' }),
  notNull: msg({ message: 'is filled in', context: 'condition' }),
};
