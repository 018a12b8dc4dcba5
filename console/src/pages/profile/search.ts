import type { Search } from '../../routing/index.ts';

/** The parts of the page, in their order. @source shell §7 (current-user calls) */
export const SECTIONS = ['info', 'signatures', 'subordinates', 'authorization', 'places', 'signIns', 'requests'] as const;
export type Section = (typeof SECTIONS)[number];

/** The part the address asks for; the first where it asks for none that exists. */
export const readSection = (search: Search): Section => SECTIONS.find((section) => section === search['section']) ?? SECTIONS[0];

/** Another part for the address; what belongs to the part before goes. */
export const writeSection = (section: Section): Search => (section === SECTIONS[0] ? {} : { section });

/** Span of a log, in days; null for all of it. */
export const PERIODS = { all: null, today: 1, week: 7, month: 30 } as const;
export type Period = keyof typeof PERIODS;
export const PERIOD_IDS = ['all', 'today', 'week', 'month'] as const satisfies readonly Period[];

const isPeriod = (text: string | undefined): text is Period => text !== undefined && Object.hasOwn(PERIODS, text);

export const readPeriod = (search: Search): Period => (isPeriod(search['period']) ? search['period'] : 'all');

export const writePeriod = (period: Period): Search => (period === 'all' ? {} : { period });

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
