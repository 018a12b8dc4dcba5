import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { OpenedDesign } from '../../../data/design/queries.ts';
import type { StoredDesign } from '../../../data/design/storedDesign.ts';
import { DraftNotice } from '../../../drafts/index.ts';
import { ConflictsDialog } from '../conflict/ConflictsDialog.tsx';
import { useConflictQuestion } from '../conflict/useConflictQuestion.ts';
import { DesignerProvider } from '../designer/useDesigner.ts';
import { MissingProvider } from '../references/MissingProvider.tsx';
import { InUseProvider } from '../retired/inUse.ts';
import { DesignParts } from './DesignParts.tsx';
import { useDesignDraft } from './useDesignDraft.ts';
import { useDesignSession } from './useDesignSession.ts';

interface DesignerViewProps {
  readonly id: string;
  readonly opened: OpenedDesign;
  /** Address of the list of designs. */
  readonly listPath: string;
  /** Person may only look. */
  readonly isReadOnly: boolean;
  readonly mayRelease: boolean;
  /** Releases of the design, with the ways back to them. */
  readonly versions: ReactNode;
  /** Goes to where the design is tried; it is saved. */
  readonly onTry: () => void;
  /** Asks for a release of the design, which is saved. @returns once that is over */
  readonly onRelease: (design: StoredDesign) => Promise<void>;
}

/** A design with its parts: the form, the list, its facts, its versions. @source designer §5.2 */
export function DesignerView({ id, opened, listPath, isReadOnly, mayRelease, versions, onTry, onRelease }: DesignerViewProps) {
  const { ask, asked } = useConflictQuestion();
  const { designer, saving, newId, released, look } = useDesignSession({ id, opened, isReadOnly, ask });
  const draft = useDesignDraft(designer, id, newId);
  useEffect(() => {
    const stop = saving.start();
    const again = () => {
      if (saving.state().kind === 'failed') void saving.save();
    };
    window.addEventListener('focus', again);
    return () => {
      stop();
      window.removeEventListener('focus', again);
    };
  }, [saving]);
  const release = async () => {
    await onRelease(saving.seen());
    await look();
  };
  const inUse = useMemo(() => ({ modelId: id, released }), [id, released]);
  return (
    <DesignerProvider value={designer}>
      <InUseProvider value={inUse}>
        <MissingProvider>
          <DesignParts
            versions={versions}
            onLook={() => void look()}
            saving={saving}
            listPath={listPath}
            notice={<DraftNotice draft={draft} />}
            onTry={onTry}
            {...(mayRelease && { onRelease: release })}
          />
        </MissingProvider>
        {asked && (
          <ConflictsDialog conflicts={asked.conflicts} savedBy={asked.savedBy} onAnswer={asked.answer} onClose={() => asked.answer(null)} />
        )}
      </InUseProvider>
    </DesignerProvider>
  );
}
