import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { useMediaQuery } from '@milepost/kit/engines/media-query';
import { MenuButton } from '@milepost/kit/menu';
import { Segmented } from '@milepost/kit/segmented';
import { ArrowLeft, CircleCheck, FileCode, Play, TriangleAlert } from 'lucide';
import { useSyncExternalStore } from 'react';
import { RouteIconButton } from '../../../routing/RouteButton.tsx';
import type { DesignPart } from '../core/types.ts';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { useProblems } from '../problems/useProblems.ts';
import { SavingStatus } from '../saving/SavingStatus.tsx';
import type { Saving } from '../saving/createSaving.ts';
import { HistoryButtons, useStepsBack } from './HistoryButtons.tsx';
import { SMALL } from './small.ts';
import * as css from './Designer.css.ts';

/** State of the release: whether people have this design, and as it is here. */
function ReleaseState({ saving }: { readonly saving: Saving }) {
  const { t } = useLingui();
  const state = useSyncExternalStore(saving.subscribe, () => saving.seen().state);
  const words = {
    draft: t({ message: 'Not released', context: 'design' }),
    released: t({ message: 'Released', context: 'design' }),
    changed: t({ message: 'Changed since release', context: 'design' }),
  };
  return <span className={css.told}>{words[state]}</span>;
}

/** Drawing and word for the number of problems. */
function useProblemsWord() {
  const { t } = useLingui();
  const count = useProblems().problems.length;
  return count === 0
    ? { icon: CircleCheck, word: t`No problems` }
    : { icon: TriangleAlert, word: t`${plural(count, { one: '# problem', other: '# problems' })}` };
}

/** Number of problems, which opens their list. It follows an edit by itself: nothing around it is drawn for that. */
function ProblemsButton({ isOpen, onPress }: { readonly isOpen: boolean; readonly onPress: () => void }) {
  const { icon, word } = useProblemsWord();
  return (
    <Button icon={icon} opens={{ kind: 'region', isOpen }} onPress={onPress}>
      {word}
    </Button>
  );
}

interface MoreMenuProps extends Pick<DesignHeadProps, 'onProblems' | 'onTry' | 'onCode'> {
  readonly tryWord: string;
  readonly codeWord: string;
}

/** Menu of what a phone has no room for: problems, trial, code, and the steps that can be taken back. */
function MoreMenu({ tryWord, codeWord, onProblems, onTry, onCode }: MoreMenuProps) {
  const { t } = useLingui();
  const { run } = useDesigner();
  const steps = useStepsBack();
  const { icon, word } = useProblemsWord();
  const actions: Readonly<Record<string, () => void>> = { problems: onProblems, try: onTry, code: onCode };
  return (
    <MenuButton
      trigger={{ label: t`More about the design`, size: 'control' }}
      items={[
        { id: 'problems', label: word, icon },
        { id: 'try', label: tryWord, icon: Play },
        { id: 'code', label: codeWord, icon: FileCode },
        ...(steps.length > 0 ? [{ kind: 'section' as const, label: t`Steps that can be taken back`, items: steps }] : []),
      ]}
      onAction={(id) => (actions[id] ? actions[id]() : run({ do: 'jump', steps: -Number(id) }))}
    />
  );
}

interface DesignHeadProps {
  readonly saving: Saving;
  readonly listPath: string;
  readonly parts: readonly DesignPart[];
  readonly shown: DesignPart;
  readonly onShow: (part: DesignPart) => void;
  readonly areProblemsShown: boolean;
  readonly onProblems: () => void;
  readonly onTry: () => void;
  readonly onCode: () => void;
  /** Left out for who may not release. */
  readonly onRelease?: () => void;
}

/** Head of a design: its name and states, its parts, and what is done with all of it. On a phone what is left over is in a menu. */
export function DesignHead(props: DesignHeadProps) {
  const { saving, listPath, parts, shown, onShow, areProblemsShown, onProblems, onTry, onCode, onRelease } = props;
  const { t } = useLingui();
  const isSmall = useMediaQuery(SMALL);
  const name = useDesign(({ document }) => document.facts.fullName);
  const code = useDesign(({ document }) => document.facts.enCode);
  const words: Readonly<Record<DesignPart, string>> = {
    form: t({ message: 'Form', context: 'part of a design' }),
    list: t({ message: 'List', context: 'part of a design' }),
    data: t({ message: 'Data', context: 'part of a design' }),
    versions: t({ message: 'Versions', context: 'part of a design' }),
  };
  const tryWord = t({ message: 'Try', context: 'a design' });
  const codeWord = t({ message: 'Code', context: 'program' });
  const release = onRelease && <Button variant="primary" onPress={onRelease}>{t`Release…`}</Button>;
  return (
    <header className={css.head}>
      <div className={css.facts}>
        <RouteIconButton icon={ArrowLeft} label={t`Back to the designs`} to={listPath} />
        <div className={css.names}>
          <h1 className={css.title} title={name}>
            {name}
          </h1>
          <div className={css.states}>
            <span className={css.code} title={code}>
              {code}
            </span>
            <ReleaseState saving={saving} />
            <SavingStatus saving={saving} />
          </div>
        </div>
        {isSmall && release}
        {isSmall && <MoreMenu tryWord={tryWord} codeWord={codeWord} onProblems={onProblems} onTry={onTry} onCode={onCode} />}
      </div>
      <div className={css.tools}>
        <Segmented label={t`Part of the design`} segments={parts.map((id) => ({ id, label: words[id] }))} value={shown} onChange={onShow} />
        <HistoryButtons isSmall={isSmall} />
        {!isSmall && (
          <>
            <ProblemsButton isOpen={areProblemsShown} onPress={onProblems} />
            <Button icon={Play} onPress={onTry}>
              {tryWord}
            </Button>
            <IconButton icon={FileCode} size="control" label={codeWord} onPress={onCode} />
            {release}
          </>
        )}
      </div>
    </header>
  );
}
