import { createNodeIds, openDesign, textsOf } from '@milepost/openapi/domains/design';
import type { DesignFacts, DesignTexts } from '@milepost/openapi/domains/design';
import { msg } from '@lingui/core/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { useState, useSyncExternalStore } from 'react';
import { useDraft } from '../../../drafts/index.ts';
import type { FormDraft } from '../../../drafts/index.ts';
import type { DraftSource } from '../../../drafts/draftKeeper.ts';
import type { Designer } from '../designer/createDesigner.ts';

/** Name of the designer among the forms that keep drafts. */
const FORM = 'model-design';
/** Time from an edit to the writing of the draft. @source designer §6.5 */
const WRITE_AFTER_MS = 500;
const RESTORED = msg`Brought back what was not saved`;

const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** A design as drafts see it: its texts and its facts, as far as they differ from what the server has. */
function designSource(designer: Designer, newId: () => string): DraftSource {
  return {
    values() {
      const { document, base } = designer.state();
      if (document === base?.document) return {};
      return { ...textsOf(document), facts: document.facts };
    },
    before: () => ({ revision: designer.state().base?.revision ?? '' }),
    subscribe(listener) {
      let { document } = designer.state();
      let callOff: (() => void) | null = null;
      const stop = designer.subscribe(() => {
        const now = designer.state();
        if (now.document === document && now.base?.document !== document) return;
        document = now.document;
        // Edits in a row do not put the writing off.
        callOff ??= systemClock.after(WRITE_AFTER_MS, () => {
          callOff = null;
          listener();
        });
      });
      return () => {
        stop();
        if (!callOff) return;
        callOff();
        listener();
      };
    },
    apply({ facts, ...texts }) {
      const { document } = designer.state();
      const read = { ...document.came, ...Object.fromEntries(Object.entries(texts).filter(([, text]) => isText(text))) } as DesignTexts;
      const opened = openDesign({ ...document.facts, ...(facts as Partial<DesignFacts>) }, read, newId);
      if (opened.unread.length > 0) return;
      // What came stays what came: only what differs from it is written.
      designer.run({ do: 'replace', document: { ...opened.document, came: document.came }, message: RESTORED });
    },
    reset() {
      const { base } = designer.state();
      if (base) designer.run({ do: 'replace', document: base.document, message: msg`Went back to what is saved` });
    },
  };
}

/** Keeps a design in this browser until the server has it. @source designer §6.5 @reading R-822 */
export function useDesignDraft(designer: Designer, id: string, newId = createNodeIds()): FormDraft {
  const isDirty = useSyncExternalStore(designer.subscribe, () => designer.state().document !== designer.state().base?.document);
  const [source] = useState(() => designSource(designer, newId));
  return useDraft({ form: FORM, record: id, source, isDirty });
}
