import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import { useToaster } from '@milepost/kit/toast';
import { ApiError } from '@milepost/openapi/client';
import { createNodeIds, fieldName, fieldsOf, openDesign } from '@milepost/openapi/domains/design';
import type { DesignDocument, NodeId } from '@milepost/openapi/domains/design';
import { useLayoutEffect, useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { designPort } from '../../../data/design/designPort.ts';
import { releasedDesign } from '../../../data/design/queries.ts';
import type { OpenedDesign } from '../../../data/design/queries.ts';
import { useWrite } from '../../../data/useWrite.ts';
import { capsOf } from '../../../commands/shortcuts.ts';
import { openedState } from '../core/next.ts';
import { stepWords } from '../core/stepWords.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import type { Designer, DesignerPorts } from '../designer/createDesigner.ts';
import { firstWordsIn } from '../kinds/firstWords.ts';
import { latest } from '../latest.ts';
import { placeWords } from '../designer/placeWords.ts';
import { createSaving } from '../saving/createSaving.ts';
import type { AskConflicts, Saving } from '../saving/createSaving.ts';

const PASSING: ReadonlySet<string> = new Set(['transport', 'timeout', 'aborted', 'session']);
const isPassing = (error: unknown): boolean => error instanceof ApiError && PASSING.has(error.kind);
const NONE: ReadonlySet<string> = new Set();
/** Keys that take a removal back, as they are printed on this keyboard. */
const UNDO_KEYS = capsOf('Mod+Z').join('+');
/** Time a sentence on an edit stays on screen. */
const TOLD_MS = 4000;

const keysOf = (design: DesignDocument | null): ReadonlySet<string> => new Set(design ? fieldsOf(design).map(fieldName) : []);

interface SessionAsk {
  readonly id: string;
  readonly opened: OpenedDesign;
  readonly isReadOnly: boolean;
  readonly ask: AskConflicts;
}

/** A designer over a design that was loaded. */
interface DesignSession {
  readonly designer: Designer;
  readonly saving: Saving;
  readonly newId: () => NodeId;
  /** Design that is in use: what is released. */
  readonly released: DesignDocument | null;
  /** Looks again at what the server has, after a release. */
  readonly look: () => Promise<void>;
}

/** The session of one opened design: all of it is made once. */
export function useDesignSession({ id, opened, isReadOnly, ask }: SessionAsk): DesignSession {
  const { i18n, t } = useLingui();
  const api = useApi();
  const { announcer } = useKit();
  const toaster = useToaster();
  const { run: write } = useWrite({ send: (send: () => Promise<unknown>) => send() });
  const say: DesignerPorts['say'] = (message: MessageDescriptor, kind, at) => {
    const words = stepWords(message, i18n);
    if (kind === 'refused') toaster.show({ tone: 'info', title: words, durationMs: TOLD_MS });
    else if (kind === 'undone') announcer.say(t`Took back: ${words}`);
    else if (kind === 'removed') announcer.say(t`${words}, ${UNDO_KEYS} takes it back`);
    else if (at) {
      const place = placeWords(at, i18n);
      announcer.say(t`${words}, ${place}`);
    } else announcer.say(words);
  };
  const tellMerged = (savedBy: string) =>
    toaster.show({
      tone: 'info',
      durationMs: TOLD_MS,
      title: savedBy === '' ? t`What somebody else has saved is in your design now` : t`What ${savedBy} has saved is in your design now`,
    });
  /** Ways to tell and to write as they are drawn now. */
  const [ways] = useState(() => latest({ say, tellMerged, write, ask }));
  useLayoutEffect(() => ways.set({ say, tellMerged, write, ask }));
  const [released, setReleased] = useState(opened.released);
  const [session] = useState((): Omit<DesignSession, 'released'> => {
    const newId = createNodeIds();
    const { stored } = opened;
    const release = latest(keysOf(opened.released));
    const { document, unread } = openDesign(stored.facts, stored.texts, newId);
    const designer = createDesigner(openedState(document, { document, revision: stored.revision }), {
      nowMs: () => systemClock.now(),
      newId,
      releasedKeys: release.get,
      reservedKeys: NONE,
      firstWords: () => firstWordsIn(i18n),
      say: (...said) => ways.get().say(...said),
      isReadOnly: isReadOnly || unread.length > 0,
    });
    const port = designPort(api, id);
    const saving = createSaving({
      designer,
      port: { load: port.load, save: (design, seen) => ways.get().write(() => port.save(design, seen)) },
      opened: stored,
      clock: systemClock,
      newId,
      ask: (conflicts, savedBy) => ways.get().ask(conflicts, savedBy),
      onMerged: (savedBy) => ways.get().tellMerged(savedBy),
      isPassing,
    });
    const look = async () => {
      const now = await saving.look();
      const next = now && (await releasedDesign(api, now));
      release.set(keysOf(next));
      setReleased(next);
    };
    return { designer, saving, newId, look };
  });
  return { ...session, released };
}
