import type { Part } from '@milepost/kit/forms/grammar';

const HOLIDAYS = [
  { from: '2026-10-01', to: '2026-10-07', kind: 'holiday', name: 'National Day' },
  { from: '2026-10-10', kind: 'workday', name: 'National Day' },
  { from: '2026-10-26', to: '2026-10-31', kind: 'closed', name: 'accounts are closed' },
] as const;

/** Dates and times of every kind, with the ends they may have. */
export const dates: readonly Part[] = [
  {
    part: 'section',
    title: 'Dates',
    parts: [
      { part: 'control', kind: 'date', field: 'day', label: 'Day', initial: '2026-10-09', notes: () => HOLIDAYS },
      {
        part: 'control',
        kind: 'date',
        field: 'after',
        label: 'Day after it',
        min: { from: 'field', field: 'day' },
        max: { from: 'now', by: 1, unit: 'year' },
      },
      { part: 'control', kind: 'date', field: 'minute', label: 'Minute', precision: 'minute', storedAs: 'ms' },
      { part: 'control', kind: 'date', field: 'second', label: 'Second', precision: 'second', storedAs: 'ms' },
      { part: 'control', kind: 'date', field: 'month', label: 'Month', precision: 'month' },
      { part: 'control', kind: 'date', field: 'year', label: 'Year', precision: 'year', storedAs: 'ms' },
      {
        part: 'control',
        kind: 'time',
        field: 'time',
        label: 'Time',
        min: { from: 'fixed', at: '08:30' },
        max: { from: 'fixed', at: '17:00' },
      },
      { part: 'control', kind: 'time', field: 'timeSecond', label: 'Time to the second', precision: 'second' },
      {
        part: 'control',
        kind: 'dateRange',
        field: 'period',
        label: 'Period',
        storedAs: 'ms',
        min: { from: 'fixed', at: '2026-01-01' },
        max: { from: 'fixed', at: '2026-12-31' },
        notes: () => HOLIDAYS,
      },
      { part: 'control', kind: 'dateRange', field: 'years', label: 'Years', precision: 'year', storedAs: 'ms' },
      { part: 'control', kind: 'dateRange', field: 'moments', label: 'From one moment to another', precision: 'second' },
      { part: 'control', kind: 'timeRange', field: 'shift', label: 'Shift' },
    ],
  },
];
