import { readPages, writePages } from '../../features/list-page/pageSearch.ts';
import type { Pages } from '../../features/list-page/pageSearch.ts';
import type { PageSearch } from '../../routing/index.ts';

/** The parts of the page, in their order. @source shell §7 (current-user calls) */
export const SECTIONS = ['info', 'signatures', 'subordinates', 'authorization', 'places', 'signIns', 'requests'] as const;
export type Section = (typeof SECTIONS)[number];

/** Span of a log, in days; null for all of it. */
export const PERIODS = { all: null, today: 1, week: 7, month: 30 } as const;
export type Period = keyof typeof PERIODS;
export const PERIOD_IDS = ['all', 'today', 'week', 'month'] as const satisfies readonly Period[];

/** Search parameters of the page: its part, and what a log in it is narrowed to. */
export interface ProfileSearch extends Pages {
  readonly section: Section;
  readonly keyword: string;
  readonly period: Period;
}

const isPeriod = (text: string | undefined): text is Period => text !== undefined && Object.hasOwn(PERIODS, text);

/** Section of an id; the first where there is none. */
export const sectionOf = (id: string | undefined): Section => SECTIONS.find((section) => section === id) ?? SECTIONS[0];
/** Period of an id; all of it where there is none. */
export const periodOf = (id: string | undefined): Period => (isPeriod(id) ? id : 'all');

export const profileSearch: PageSearch<ProfileSearch> = {
  read: (search) => ({
    section: sectionOf(search['section']),
    keyword: search['keyword'] ?? '',
    period: periodOf(search['period']),
    ...readPages(search),
  }),
  write: ({ section, keyword, period, page, pageSize }) => ({
    ...(section !== SECTIONS[0] && { section }),
    ...(keyword && { keyword }),
    ...(period !== 'all' && { period }),
    ...writePages({ page, pageSize }),
  }),
};

/** Search parameters of a part that nobody has narrowed. */
export const firstOf = (section: Section): ProfileSearch => ({ ...profileSearch.read({}), section });

/** First moment of a period: midnight of the reader, so that the address of a list is the same all day. */
export function periodStart(period: Period, nowMs: number): number | null {
  const days = PERIODS[period];
  if (days === null) return null;
  const midnight = new Date(nowMs);
  midnight.setHours(0, 0, 0, 0);
  // By the calendar: a day on which the clock is changed has 23 or 25 hours.
  midnight.setDate(midnight.getDate() - (days - 1));
  return midnight.getTime();
}
