import { lazyTool } from '../../lazy/index.ts';
import * as css from './Shell.css.ts';

/** Tools of the bar. */
export const LazyTools = lazyTool(async () => (await import('./ShellTools.tsx')).ShellTools);

/** Tags of open pages; their room is kept. */
export const LazyTags = lazyTool(async () => (await import('./TagsBar.tsx')).TagsBar, <div className={css.tagsRoom} />);

/** Commands of the page that is shown; nothing is drawn. */
export const LazyCommands = lazyTool(async () => (await import('./PageCommands.tsx')).PageCommands);

/** Notices that concern every page. */
export const LazyNotices = lazyTool(async () => (await import('./Notices.tsx')).Notices);
