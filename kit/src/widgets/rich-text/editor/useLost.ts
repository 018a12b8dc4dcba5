import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useKit } from '../../../primitives/kit-provider/index.ts';
import type { Lost } from './copied/lost.ts';

/** Sentence about what the last paste left out, and how it gets into the text all the same; null where nothing was. */
export function useLost(canStore: boolean) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [told, setReported] = useState<{ readonly sentence: string | null; readonly number: number }>({ sentence: null, number: 0 });

  function sentenceOf({ pictures, links, others, files, isWordsOnly }: Lost): string | null {
    if (isWordsOnly) return t`The copy is too large for its formatting: only its words were pasted. Paste it in smaller parts.`;
    const parts: string[] = [];
    if (pictures > 0) parts.push(t`${plural(pictures, { one: '# picture', other: '# pictures' })}`);
    if (links > 0) parts.push(t`${plural(links, { one: '# link', other: '# links' })}`);
    if (others > 0) parts.push(t`${plural(others, { one: '# embedded part', other: '# embedded parts' })}`);
    if (files > 0) parts.push(t`${plural(files, { one: '# file', other: '# files' })}`);
    if (parts.length === 0) return null;
    const list = parts.join(t({ message: ', ', context: 'between names' }));
    if (pictures > 0 && canStore) return t`Not pasted: ${list}. Copy each picture by itself and paste it, or insert its file.`;
    if (pictures > 0) return t`Not pasted: ${list}. This text takes no pictures; attach them as files.`;
    if (files > 0) return t`Not pasted: ${list}. Only pictures can stand in a text; attach other files.`;
    if (links > 0) return t`Not pasted: ${list}. Only web, mail and phone addresses can be links; their words were kept.`;
    return t`Not pasted: ${list}. A text holds words, tables and pictures only.`;
  }
  return {
    ...told,
    tell: (lost: Lost) => {
      const sentence = sentenceOf(lost);
      setReported(({ number }) => ({ sentence, number: number + 1 }));
      if (sentence !== null) announcer.say(sentence);
    },
    close: () => setReported(({ number }) => ({ sentence: null, number })),
  };
}
