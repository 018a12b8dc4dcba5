import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, CircleCheck, CircleHelp, CircleX } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { identityOf } from '../../../engines/pick/index.ts';
import type { PastedName } from '../../../engines/pick/index.ts';
import { createRequestLane } from '../../../engines/request-lane/index.ts';
import { Button, IconButton } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { useKit } from '../../../primitives/kit-provider/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { standsAt } from '../nodeWords.ts';
import type { PickerNode, PickerTab } from '../types.ts';
import type { Draft } from '../useDraft.ts';
import type { PickerSession } from '../usePicker.ts';
import { MAX_PASTED_NAMES, pastedNodes } from './pastedNodes.ts';
import { choice, choices, actions, line, list, note, pastePane, report, title, titleRow, tone } from './PastePane.css.ts';

type PasteState =
  | { readonly is: 'writing' | 'looking' | 'failed' }
  | { readonly is: 'done'; readonly names: readonly PastedName<PickerNode>[] };

interface PastePaneProps {
  readonly session: PickerSession;
  readonly draft: Draft;
  readonly tabs: readonly PickerTab[];
  readonly onClose: () => void;
}

/** A list of names or numbers is pasted, looked up and chosen; what was not found, or may mean several, is said one by one. @reading R-181 */
export function PastePane({ session, draft, tabs, onClose }: PastePaneProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [text, setText] = useState('');
  const [state, setState] = useState<PasteState>({ is: 'writing' });
  const [lane] = useState(createRequestLane);
  const field = useRef<HTMLElement>(null);
  useEffect(() => {
    field.current?.focus();
    return () => lane.stop();
  }, [lane]);

  async function look() {
    if (text.trim() === '') return field.current?.focus();
    setState({ is: 'looking' });
    try {
      const answer = await lane.run((signal) => pastedNodes(session.spec, tabs, text, signal));
      if (answer.status === 'stale') return;
      const names = answer.value;
      const found = names.flatMap((name) => (name.kind === 'found' ? [name.node] : []));
      const several = names.filter(({ kind }) => kind === 'ambiguous').length;
      const missing = names.length - found.length - several;
      const said = [
        t`Found ${{ count: found.length }}`,
        missing > 0 && t`not found: ${{ missing }}`,
        several > 0 && t`several people, say which: ${{ several }}`,
      ];
      setState({ is: 'done', names });
      if (found.length > 0) draft.choose(found, 'named');
      announcer.say(said.filter(Boolean).join(t({ message: ', ', context: 'between parts' })));
    } catch {
      setState({ is: 'failed' });
      announcer.say(t`The names were not looked up. Try again.`, 'assertive');
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves what is in it
    <section className={pastePane} aria-label={t`Paste names`} onKeyDown={onKeyDown}>
      <div className={titleRow}>
        <IconButton icon={ArrowLeft} label={t`Back to the list`} onPress={onClose} />
        <h3 className={title}>{t`Paste names`}</h3>
      </div>
      <TextField
        label={t`Names or numbers`}
        help={t`One per line or between commas, at most ${{ max: MAX_PASTED_NAMES }}`}
        rows={4}
        value={text}
        onChange={setText}
        inputRef={field}
        spellCheck={false}
        error={state.is === 'failed' ? t`The names were not looked up. Try again.` : undefined}
      />
      <div className={actions}>
        <Button isBusy={state.is === 'looking'} busyLabel={t`Looking up`} onPress={() => void look()}>
          {t`Look up and choose`}
        </Button>
      </div>
      {state.is === 'done' && <Report names={state.names} draft={draft} session={session} />}
    </section>
  );
}

function Report({
  names,
  draft,
  session,
}: {
  readonly names: readonly PastedName<PickerNode>[];
  readonly draft: Draft;
  readonly session: PickerSession;
}) {
  const { t } = useLingui();
  const headingId = useId();
  const found = names.filter(({ kind }) => kind === 'found').length;
  return (
    <div className={report}>
      <p id={headingId} className={line}>
        <span className={tone.found}>
          <Icon of={CircleCheck} size="s" />
        </span>
        {t`${{ found }} of ${{ count: names.length }} found`}
      </p>
      <ul className={list} aria-labelledby={headingId}>
        {names.map((name) =>
          name.kind === 'found' ? null : (
            <li key={name.text}>
              <span className={line}>
                <span className={tone[name.kind]}>
                  <Icon of={name.kind === 'notFound' ? CircleX : CircleHelp} size="s" />
                </span>
                {name.kind === 'notFound' ? t`${{ name: name.text }}: not found` : t`${{ name: name.text }}: several, say which`}
              </span>
              {name.kind === 'ambiguous' && (
                <span className={choices}>
                  {name.nodes.map((node) => (
                    <button
                      key={identityOf(session.spec.policy, node)}
                      type="button"
                      className={choice}
                      aria-pressed={draft.draft.has(identityOf(session.spec.policy, node))}
                      onClick={() => draft.choose([node], 'node')}
                    >
                      {node.fullName} <span className={note}>{[standsAt(node), node.code].filter(Boolean).join(' · ')}</span>
                    </button>
                  ))}
                </span>
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
