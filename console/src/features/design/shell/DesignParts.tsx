import { useLingui } from '@lingui/react/macro';
import { lazyComponent, lazyPart } from '@milepost/kit/lazy';
import type { DesignProblem, NodeId } from '@milepost/openapi/domains/design';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useShortcut } from '../../../commands/shortcuts.ts';
import { useRecordName } from '../../../routing/index.ts';
import { frameId } from '../canvas/CanvasNode.tsx';
import type { DesignPart } from '../core/types.ts';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { ProblemsPanel } from '../problems/ProblemsPanel.tsx';
import { WantedPlaceContext } from '../problems/wantedPlace.ts';
import type { WantedPlace } from '../problems/wantedPlace.ts';
import { useProblemWalk } from '../problems/useProblems.ts';
import { MissingReferences } from '../references/MissingReferences.tsx';
import { useInUse } from '../retired/inUse.ts';
import type { Saving } from '../saving/createSaving.ts';
import { DataPart } from '../data/DataPart.tsx';
import { ListPart } from '../list/ListPart.tsx';
import { FormPart } from './FormPart.tsx';
import { usePaneKeys } from './usePaneKeys.ts';
import { usePartFocus } from './usePartFocus.ts';
import { usePartKeys } from './usePartKeys.ts';
import { DesignHead } from './DesignHead.tsx';
import * as css from './Designer.css.ts';

/** Code of a design: it comes when somebody asks for it. */
const CodeDialog = lazyComponent(lazyPart(async () => (await import('../code/CodeDialog.tsx')).default));

const TEXT = 'input, textarea, [contenteditable=true], [role=textbox]';

/** Parts a design may have, in the order of their keys. */
const PARTS: readonly DesignPart[] = ['form', 'list', 'data', 'versions'];

interface DesignPartsProps {
  /** Releases of the design, with the ways back to them. */
  readonly versions: ReactNode;
  /** Looks what the server has of the design. */
  readonly onLook: () => void;
  readonly onTry: () => void;
  /** Left out for who may not release. */
  readonly onRelease?: () => Promise<void>;
  readonly saving: Saving;
  readonly listPath: string;
  readonly notice: ReactNode;
}

/** Versions of a design. Who goes back to one has another draft on the server: it is looked at when the part is left. */
function VersionsPart({ onLeave, children }: { readonly onLeave: () => void; readonly children: ReactNode }) {
  const { t } = useLingui();
  const leave = useEffectEvent(onLeave);
  useEffect(() => () => leave(), []);
  const part = useRef<HTMLElement>(null);
  usePaneKeys(part);
  return (
    <section ref={part} className={css.versions} data-pane="versions" aria-label={t({ message: 'Versions', context: 'part of a design' })}>
      {children}
    </section>
  );
}

/** In a text the keys of the history belong to the text. */
function keepFromHistory(event: KeyboardEvent) {
  const isHistory = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key);
  if (isHistory && event.target instanceof Element && event.target.matches(TEXT)) event.stopPropagation();
}

/** The parts of a design under one head: one history, one list of problems, one way to save. */
export function DesignParts({ saving, listPath, notice, versions, onLook, onTry, onRelease }: DesignPartsProps) {
  const { t } = useLingui();
  const { run, isReadOnly } = useDesigner();
  const part = useDesign((state) => state.part);
  const name = useDesign(({ document }) => document.facts.fullName);
  useRecordName(name === '' ? null : name);
  const webType = useDesign(({ document }) => document.facts.webType);
  const parts = PARTS.filter((one) => (one !== 'list' || webType === 2 || webType === 4) && (one !== 'form' || webType !== 4));
  const shown = parts.includes(part) ? part : (parts[0] ?? 'data');
  const root = usePartFocus(shown);
  const goToNode = (id: NodeId) => {
    run({ do: 'part', part: 'form' });
    run({ do: 'select', ids: [id] });
    requestAnimationFrame(() => document.getElementById(frameId(id))?.focus());
  };
  const next = useProblemWalk();
  const [areProblemsShown, showProblems] = useState(false);
  const { modelId } = useInUse();
  const [isCodeShown, showCode] = useState(false);
  const [wanted, setWanted] = useState<WantedPlace | null>(null);
  const goTo = ({ owner, path }: DesignProblem, isWalking = false) => {
    const isNode = typeof owner === 'object';
    // Who walks from problem to problem stays on the canvas; who chooses one of the list is led to its very setting.
    setWanted(path.length > 0 && !(isNode && isWalking) ? { owner, path, arrived: () => setWanted(null) } : null);
    run({ do: 'part', part: owner === 'list' || owner === 'appList' ? 'list' : isNode || owner === 'form' ? 'form' : 'data' });
    if (isNode) goToNode(owner.node);
    if (owner === 'form' && path.length > 0) run({ do: 'select', ids: [] });
  };
  const walk = (way: 'next' | 'previous') => {
    const problem = next(way);
    if (!problem) return;
    showProblems(true);
    goTo(problem, true);
  };
  usePartKeys(parts);
  useShortcut({
    id: 'design-problem',
    group: 'page',
    label: t({ message: 'Next problem', context: 'of a design' }),
    keys: 'F8',
    run: () => walk('next'),
  });
  useShortcut({ id: 'design-problem-back', group: 'page', label: t`Problem before`, keys: 'Shift+F8', run: () => walk('previous') });
  useShortcut({ id: 'save', group: 'page', label: t`Save the draft`, keys: 'Mod+S', run: () => void saving.save() });
  /** Goes on once the server has the design: that is what is tried and released. */
  const whenSaved = async (then: () => unknown) => {
    if (isReadOnly || (await saving.save())) await then();
  };
  useShortcut({
    id: 'design-try',
    group: 'page',
    label: t({ message: 'Try', context: 'a design' }),
    keys: 'Alt+T',
    run: () => void whenSaved(onTry),
  });
  useShortcut(
    !onRelease
      ? null
      : { id: 'design-release', group: 'page', label: t`Release…`, keys: 'Mod+Shift+Enter', run: () => void whenSaved(onRelease) },
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that are kept from the page while somebody types
    <div ref={root} className={css.root} data-designer="" onKeyDown={keepFromHistory}>
      <DesignHead
        saving={saving}
        listPath={listPath}
        parts={parts}
        shown={shown}
        onShow={(next) => {
          setWanted(null);
          run({ do: 'part', part: next });
        }}
        areProblemsShown={areProblemsShown}
        onProblems={() => showProblems(!areProblemsShown)}
        onTry={() => void whenSaved(onTry)}
        onCode={() => void whenSaved(() => showCode(true))}
        {...(onRelease && { onRelease: () => void whenSaved(onRelease) })}
      />
      <div className={css.notices}>
        {notice}
        <MissingReferences />
      </div>
      <WantedPlaceContext value={wanted}>
        {shown === 'form' && <FormPart />}
        {shown === 'list' && <ListPart />}
      </WantedPlaceContext>
      {shown === 'data' && <DataPart onOpen={goToNode} />}
      {shown === 'versions' && <VersionsPart onLeave={onLook}>{versions}</VersionsPart>}
      {areProblemsShown && (
        <section className={css.problems} data-pane="problems" aria-label={t`Problems`}>
          <ProblemsPanel onGoTo={goTo} />
        </section>
      )}
      {isCodeShown && <CodeDialog modelId={modelId} name={name} onClose={() => showCode(false)} />}
    </div>
  );
}
