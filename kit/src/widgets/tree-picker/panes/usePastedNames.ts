import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useAnnounce } from '../../../engines/environment/index.ts';
import { identityOf } from '../../../engines/pick/index.ts';
import type { PastedName } from '../../../engines/pick/index.ts';
import { mergeProps, refOf } from '../../../engines/prop-getters/index.ts';
import { createRequestLane } from '../../../engines/request-lane/index.ts';
import type { PickerNode, PickerTab } from '../types.ts';
import type { PickerSession } from '../usePicker.ts';
import type { PickerDraft } from '../usePickerDraft.ts';
import { pastedNodes } from './pastedNodes.ts';

type PasteState =
  | { readonly is: 'writing' | 'looking' | 'failed' }
  | { readonly is: 'done'; readonly names: readonly PastedName<PickerNode>[] };

/** Options of `usePastedNames`. */
export interface PastedNamesOptions {
  readonly session: PickerSession;
  readonly draft: PickerDraft;
  readonly tabs: readonly PickerTab[];
  /** Escape: back to the list. */
  readonly onClose: () => void;
}

/**
 * Behaviour of a pasted list of names or numbers: they are looked up and chosen; what was not found, or may mean several, is said one
 * by one.
 * @reading R-181
 */
export function usePastedNames({ session, draft, tabs, onClose }: PastedNamesOptions) {
  const { spec } = session;
  const { messages } = draft;
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const [state, setState] = useState<PasteState>({ is: 'writing' });
  const [lane] = useState(createRequestLane);
  const fieldRef = useRef<HTMLElement>(null);
  useEffect(() => {
    fieldRef.current?.focus();
    return () => lane.stop();
  }, [lane]);

  async function look() {
    if (text.trim() === '') return fieldRef.current?.focus();
    setState({ is: 'looking' });
    try {
      const answer = await lane.run((signal) => pastedNodes(spec, tabs, text, signal));
      if (answer.status === 'stale') return;
      const names = answer.value;
      const found = names.flatMap((name) => (name.kind === 'found' ? [name.node] : []));
      const several = names.filter(({ kind }) => kind === 'ambiguous').length;
      setState({ is: 'done', names });
      if (found.length > 0) draft.choose(found, 'named');
      announce(messages.pasted({ found: found.length, missing: names.length - found.length - several, several }));
    } catch {
      setState({ is: 'failed' });
      announce(messages.pasteFailed, 'assertive');
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  const names = state.is === 'done' ? state.names : null;
  return {
    text,
    setText,
    /** Ref of a drawn text field, in place of `getTextProps`. */
    fieldRef,
    status: state.is,
    /** Reason the names were not looked up; null where they were. */
    error: state.is === 'failed' ? messages.pasteFailed : null,
    /** Names that were looked up, and of how many of them one thing is known; null until they were. */
    result: names && {
      count: names.length,
      found: names.filter(({ kind }) => kind === 'found').length,
      open: names.flatMap((name) => (name.kind === 'found' ? [] : [name])),
    },
    /** Looks the names up and chooses those that are found; an empty text puts the keyboard into the field. */
    look: () => void look(),
    /** Attributes of the element around field, button and result: Escape leaves it. */
    getPasteProps: <Own extends object = object>(own?: Own) => mergeProps({ onKeyDown }, own),
    /** Attributes of the `textarea` of the names: it has the keyboard as soon as it is drawn. */
    getTextProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(fieldRef),
          value: text,
          spellCheck: false,
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setText(currentTarget.value),
        } as const,
        own,
      ),
    /** Attributes of the `button` of one of several things a name may mean: it chooses that one. */
    candidateProps: <Own extends object = object>(node: PickerNode, own?: Own) =>
      mergeProps(
        {
          type: 'button',
          'aria-pressed': draft.chosen.has(identityOf(spec.policy, node)),
          onClick: () => draft.choose([node], 'node'),
        } as const,
        own,
      ),
  };
}
