import { latePart, useLatePart } from '@milepost/kit/late-part';
import { memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { AllWords } from '../i18n/AllWords.tsx';
import { useIdle } from '../session/useIdle.ts';
import * as css from './Shell.css.ts';

/** A part of the frame that comes with its words as soon as the page itself is painted, and is not drawn anew with every page. */
function lateOf<P extends object>(load: () => Promise<ComponentType<P>>, instead: ReactNode = null) {
  const part = latePart(load);
  return memo(function Late(props: P) {
    const state = useLatePart(part, useIdle());
    if (state.status !== 'here') return instead;
    const Part = state.part;
    return (
      <AllWords instead={instead}>
        <Part {...props} />
      </AllWords>
    );
  });
}

/** The tools of the bar. */
export const LateTools = lateOf(async () => (await import('./ShellTools.tsx')).ShellTools);

/** The tags of open pages; their room is kept. */
export const LateTags = lateOf(async () => (await import('./TagsBar.tsx')).TagsBar, <div className={css.tagsRoom} />);

/** The commands of the page that is shown; nothing is drawn. */
export const LateCommands = lateOf(async () => (await import('./PageCommands.tsx')).PageCommands);

/** What concerns every page. */
export const LateNotices = lateOf(async () => (await import('./Notices.tsx')).Notices);
