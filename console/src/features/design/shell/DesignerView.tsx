import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import { Segmented } from '@milepost/kit/segmented';
import { useToaster } from '@milepost/kit/toast';
import { ApiError } from '@milepost/openapi/client';
import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import { ArrowLeft } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useShortcut } from '../../../commands/shortcuts.ts';
import { useApi } from '../../../data/api/index.ts';
import { designPort } from '../../../data/design/designPort.ts';
import type { OpenedDesign } from '../../../data/design/queries.ts';
import { useWrite } from '../../../data/useWrite.ts';
import { DraftNotice } from '../../../drafts/index.ts';
import { RouteIconButton } from '../../../routing/RouteButton.tsx';
import { useRecordName } from '../../../routing/index.ts';
import { openedState } from '../core/next.ts';
import type { DesignPart } from '../core/types.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import { DesignerProvider, useDesign, useDesigner } from '../designer/useDesigner.ts';
import { SavingStatus } from '../saving/SavingStatus.tsx';
import { createSaving } from '../saving/createSaving.ts';
import type { Saving } from '../saving/createSaving.ts';
import { FormPart } from './FormPart.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { useConflictQuestion } from './useConflictQuestion.tsx';
import { useDesignDraft } from './useDesignDraft.ts';
import * as css from './Designer.css.ts';

interface DesignerViewProps {
  readonly id: string;
  readonly opened: OpenedDesign;
  /** Address of the list of designs. */
  readonly listPath: string;
  /** Person may only look. */
  readonly isReadOnly: boolean;
}

const PASSING: ReadonlySet<string> = new Set(['transport', 'timeout', 'aborted', 'session']);
const isPassing = (error: unknown): boolean => error instanceof ApiError && PASSING.has(error.kind);
const NONE: ReadonlySet<string> = new Set();
/** Time a sentence on an edit stays on screen. */
const TOLD_MS = 4000;

/** A designer over a design that was loaded: everything in it is made once. */
function useDesignSession({ id, opened, isReadOnly }: Omit<DesignerViewProps, 'listPath'>) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const { announcer } = useKit();
  const toaster = useToaster();
  const { ask, shown } = useConflictQuestion();
  const { run: write } = useWrite({ send: (send: () => Promise<unknown>) => send() });
  const say = useEffectEvent((message: MessageDescriptor, kind: 'done' | 'undone' | 'refused') => {
    const words = i18n._(message);
    if (kind === 'refused') toaster.show({ tone: 'info', title: words, durationMs: TOLD_MS });
    else announcer.say(kind === 'undone' ? t`Took back: ${words}` : words);
  });
  const tellMerged = useEffectEvent((savedBy: string) =>
    toaster.show({
      tone: 'info',
      durationMs: TOLD_MS,
      title: savedBy === '' ? t`What somebody else has saved is in your design now` : t`What ${savedBy} has saved is in your design now`,
    }),
  );
  const writing = useEffectEvent(write);
  const [session] = useState(() => {
    const newId = createNodeIds();
    const { stored, releasedKeys } = opened;
    const { document, unread } = openDesign(stored.facts, stored.texts, newId);
    const designer = createDesigner(openedState(document, { document, revision: stored.revision }), {
      nowMs: () => systemClock.now(),
      newId,
      releasedKeys,
      reservedKeys: NONE,
      say: (message, kind) => say(message, kind),
      isReadOnly: isReadOnly || unread.length > 0,
    });
    const port = designPort(api, id);
    const saving = createSaving({
      designer,
      port: { load: port.load, save: (design, seen) => writing(() => port.save(design, seen)) },
      opened: stored,
      clock: systemClock,
      newId,
      ask,
      onMerged: (savedBy) => tellMerged(savedBy),
      isPassing,
    });
    return { designer, saving, newId };
  });
  return { ...session, question: shown };
}

/** A design with its parts: the form, the list, its facts, its versions. @source designer §5.2 */
export function DesignerView({ id, opened, listPath, isReadOnly }: DesignerViewProps) {
  const { designer, saving, newId, question } = useDesignSession({ id, opened, isReadOnly });
  const draft = useDesignDraft(designer, id, newId);
  const again = useEffectEvent(() => {
    if (saving.state().kind === 'failed') void saving.save();
  });
  useEffect(() => {
    const stop = saving.start();
    const onFocus = () => again();
    window.addEventListener('focus', onFocus);
    return () => {
      stop();
      window.removeEventListener('focus', onFocus);
    };
  }, [saving]);
  return (
    <DesignerProvider value={designer}>
      <Parts saving={saving} listPath={listPath} notice={<DraftNotice draft={draft} />} />
      {question}
    </DesignerProvider>
  );
}

const TEXT = 'input, textarea, [contenteditable=true], [role=textbox]';

interface PartsProps {
  readonly saving: Saving;
  readonly listPath: string;
  readonly notice: ReactNode;
}

function Parts({ saving, listPath, notice }: PartsProps) {
  const { t } = useLingui();
  const { run } = useDesigner();
  const part = useDesign((state) => state.part);
  const name = useDesign(({ document }) => document.facts.fullName);
  const code = useDesign(({ document }) => document.facts.enCode);
  useRecordName(name === '' ? null : name);
  const parts: readonly { readonly id: DesignPart; readonly label: string }[] = [
    { id: 'form', label: t({ message: 'Form', context: 'part of a design' }) },
  ];
  useShortcut({ id: 'save', group: 'page', label: t`Save the draft`, keys: 'Mod+S', run: () => void saving.save() });
  const onKeyDown = (event: KeyboardEvent) => {
    // In a text the keys of the history belong to the text.
    const isHistory = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key);
    if (isHistory && event.target instanceof Element && event.target.matches(TEXT)) event.stopPropagation();
  };
  return (
    <div className={css.root} onKeyDown={onKeyDown}>
      <header className={css.head}>
        <RouteIconButton icon={ArrowLeft} label={t`Back to the designs`} to={listPath} />
        <h1 className={css.title}>{name}</h1>
        <span className={css.told}>{code}</span>
        <SavingStatus saving={saving} />
        <span className={css.gap} />
        {parts.length > 1 && (
          <Segmented
            label={t`Part of the design`}
            segments={parts}
            value={part}
            onChange={(next) => void run({ do: 'part', part: next })}
          />
        )}
        <HistoryButtons />
      </header>
      <div className={css.notices}>{notice}</div>
      <FormPart />
    </div>
  );
}
