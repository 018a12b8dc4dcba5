import { lazyPart, useLazyPart } from '@milepost/kit/lazy';
import { memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useIdle } from '../../commands/useIdle.ts';
import * as css from './Shell.css.ts';

/** A part of the frame that comes as soon as the page itself is painted, and is not drawn anew with every page. */
function lazyFramePart<P extends object>(load: () => Promise<ComponentType<P>>, instead: ReactNode = null) {
  const part = lazyPart(load);
  return memo(function Late(props: P) {
    const state = useLazyPart(part, useIdle());
    if (state.status !== 'here') return instead;
    const Part = state.part;
    return <Part {...props} />;
  });
}

/** The tools of the bar. */
export const LazyTools = lazyFramePart(async () => (await import('./ShellTools.tsx')).ShellTools);

/** The tags of open pages; their room is cache. */
export const LazyTags = lazyFramePart(async () => (await import('./TagsBar.tsx')).TagsBar, <div className={css.tagsRoom} />);

/** The commands of the page that is shown; nothing is drawn. */
export const LazyCommands = lazyFramePart(async () => (await import('./PageCommands.tsx')).PageCommands);

/** Notices that concern every page. */
export const LazyNotices = lazyFramePart(async () => (await import('./Notices.tsx')).Notices);
