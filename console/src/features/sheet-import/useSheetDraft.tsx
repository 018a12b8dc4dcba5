import type { SheetStore, StoredSheet } from '@milepost/kit/import-wizard';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { DraftNotice, useStateDraft } from '../../drafts/index.ts';

/** Parts of an import wizard whose corrections are a draft. */
interface SheetDraft {
  readonly store: SheetStore;
  readonly banner: ReactNode;
  /** Removes the draft: the wizard is closed, and has asked before where corrections would be lost. */
  readonly drop: () => void;
}

/** Stored rows of a text; null where it is none. */
function sheetOfText(text: unknown): StoredSheet | null {
  try {
    const sheet = JSON.parse(String(text)) as Partial<StoredSheet> | null;
    return Array.isArray(sheet?.lines) && Array.isArray(sheet.columns) ? (sheet as StoredSheet) : null;
  } catch {
    return null;
  }
}

const NOTHING = { sheet: '' };

/** The draft of an import: rows that were corrected and not imported survive what ends the page. @param form name of the draft @reading R-231 */
export function useSheetDraft(form: string): SheetDraft {
  const [stored, setStored] = useState<StoredSheet | null>(null);
  const [text, setText] = useState('');
  const draft = useStateDraft({
    form,
    record: null,
    values: { sheet: text },
    initial: NOTHING,
    isDirty: text !== '',
    apply({ sheet }) {
      setText(typeof sheet === 'string' ? sheet : '');
      setStored(sheetOfText(sheet));
    },
  });
  return {
    store: { stored, onChange: (sheet) => setText(sheet === null ? '' : JSON.stringify(sheet)) },
    banner: <DraftNotice draft={draft} />,
    drop: draft.drop,
  };
}
