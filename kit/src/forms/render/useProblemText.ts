import { useCallback } from 'react';
import { useMessages } from '../../primitives/lingui/index.ts';
import type { Control, ProblemKind, Text } from '../grammar/index.ts';
import { problemMessage } from '../headless.ts';
import { formMessages } from '../messages.ts';
import { useText } from './useText.ts';

/** The sentence for a problem of a control: its own, or that of its kind. */
export function useProblemText(): (control: Control, problem: ProblemKind | { readonly message: Text }) => string {
  const text = useText();
  const messages = useMessages(formMessages);
  return useCallback((control, problem) => problemMessage(control, problem, text, messages), [text, messages]);
}
