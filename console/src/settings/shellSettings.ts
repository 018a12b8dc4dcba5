import type { Layout } from '@milepost/openapi/domains/oauth';
import { settings } from './settings.ts';

/** Sidebar open or collapsed to its icons. @source shell §2.4 */
export const sidebar = settings.choice('sidebar', ['open', 'collapsed'], 'open');
/** The frame around the pages. @source shell §2.4 */
export const LAYOUT_TYPES = ['classic', 'functional', 'plain', 'blend'] as const satisfies readonly Layout[];
export const layoutType = settings.choice<Layout>('layoutType', LAYOUT_TYPES, 'classic');
/** Tags of visited pages. @source shell §2.4 */
export const tagsView = settings.flag('tagsView', true);
/** Icons on the tags. @source shell §2.5 */
export const tagsIcon = settings.flag('tagsIcon', false);
/** Visited pages stay as they were left. @source shell §2.5, §3 (off at first) */
export const pageCache = settings.flag('useCache', false);
/** The switch of the language in the bar. @source shell §2.5 */
export const showLanguage = settings.flag('showLanguage', true);
/** The button of the interface settings in the bar; no switch of the drawer turns it. @source shell §3 @reading R-389 */
export const showSettings = settings.flag('showSettings', true);
/** The search of the menu in the bar. @source shell §2.5 */
export const showSearch = settings.flag('showSearch', true);
/** The bar stays in sight while the page scrolls. @source shell §3 */
export const fixedHeader = settings.flag('fixedHeader', true);
/** Logo and name above the menu. @source shell §3 */
export const sidebarLogo = settings.flag('sidebarLogo', true);
/** Shortcuts of one key, such as `?`; off for who speaks to the computer or whose hand shakes. @reading R-335 */
export const singleKeys = settings.flag('singleKeys', true);
/** First day of a week in the calendar: as the language has it, or a day of one's own. @source admin §2 (firstDay) */
export const WEEK_STARTS = ['language', 'monday', 'sunday', 'saturday'] as const;
export const calendarWeekStart = settings.choice('calendarWeekStart', WEEK_STARTS, 'language');
/** Days of the Chinese calendar beside those of ours. @source admin §2 (showLunarCalendar) */
export const calendarLunar = settings.flag('calendarLunar', true);
/** View the calendar opens with where its address names none. @source admin §2 (defaultView) */
export const CALENDAR_VIEWS = ['month', 'week', 'day', 'list'] as const;
export const calendarView = settings.choice('calendarView', CALENDAR_VIEWS, 'month');
