import { useLingui } from '@lingui/react/macro';
import { Braces } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { MenuButton } from '../../../primitives/menu/index.ts';
import { useTextInsertion } from '../../../primitives/text-field/index.ts';
import { useKit } from '../../../primitives/kit-provider/index.ts';
import type { Inserts, Read } from '../../grammar/index.ts';
import { useInsertWords } from './useInsertWords.ts';
import * as css from './Inserting.css.ts';

interface InsertingProps {
  readonly inserts: Inserts;
  readonly read: Read;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Draws the field, whose caret is looked for in this element. */
  readonly children: (inputRef: RefObject<HTMLElement | null>) => ReactNode;
}

/** A field of letters with a menu of words, each put in where the caret stands or in place of what is marked. */
export function Inserting({ inserts, read, value, onChange, children }: InsertingProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { inputRef, insert, onFocus } = useTextInsertion({ value, onChange });
  const { trigger, items } = useInsertWords(inserts, read);
  const putIn = (word: string) => {
    insert(word);
    announcer.say(t`${{ word }} put in`);
  };
  return (
    <div className={css.box} onFocus={onFocus}>
      <div className={css.menu}>
        <MenuButton trigger={{ ...trigger, icon: Braces, variant: 'text' }} items={items} onAction={putIn} />
      </div>
      {children(inputRef)}
    </div>
  );
}
