import { readPages, writePages } from '../../features/list-page/pageSearch.ts';
import type { Pages } from '../../features/list-page/pageSearch.ts';
import type { PageSearch } from '../../routing/index.ts';

/** The parts of the page, in their order. @source shell §7 (current-user calls) */
export const SECTIONS = ['info', 'signatures', 'subordinates', 'authorization', 'places', 'sessions', 'signIns', 'requests'] as const;
export type Section = (typeof SECTIONS)[number];

/** Spans a log is narrowed to, the first being all of it. */
export const PERIODS = ['all', 'today', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Search parameters of the page: its part, and what a log in it is narrowed to. */
export interface ProfileSearch extends Pages {
  readonly section: Section;
  readonly keyword: string;
  readonly period: Period;
}

/** Section of an id; the first where there is none. */
export const sectionOf = (id: string | undefined): Section => SECTIONS.find((section) => section === id) ?? SECTIONS[0];
/** Period of an id; all of it where there is none. */
export const periodOf = (id: string | undefined): Period => PERIODS.find((period) => period === id) ?? PERIODS[0];

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
    ...(period !== PERIODS[0] && { period }),
    ...writePages({ page, pageSize }),
  }),
};

/** Search parameters of a part that nobody has narrowed. */
export const firstOf = (section: Section): ProfileSearch => ({ ...profileSearch.read({}), section });
