import { DEFAULT_OFFICE_ZONE, textInZone, msInZone } from '@milepost/kit/engines/clock';
import { officeMs, officeSecond } from '@milepost/openapi/wire';
import { afterEach, expect, test } from 'vitest';
import { inZone } from '../testing/inZone.ts';
import { adoptOfficeZone } from './officeClock.ts';

afterEach(() => adoptOfficeZone({ officeZone: DEFAULT_OFFICE_ZONE }));

const OFFICES = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York'];
const COMPUTERS = ['UTC', 'America/New_York', 'Asia/Shanghai', 'Pacific/Auckland'];
const PLACES = OFFICES.flatMap((office) => COMPUTERS.map((computer) => [office, computer] as const));
const TEXTS = ['1988-07-01 00:00:00', '2026-03-29 03:30:00', '2026-11-01 00:30:00', '2026-12-01 00:00:00'];

test.each(PLACES)('an office in %s, seen from %s: forms and the wire have one clock', (office, computer) =>
  inZone(computer, () => {
    adoptOfficeZone({ officeZone: office });
    for (const text of TEXTS) {
      const ms = msInZone(text);
      expect([officeMs(text), officeSecond(ms), textInZone(ms)]).toEqual([ms, text, text]);
    }
  }),
);

test('a zone that is unknown leaves both as they are', () => {
  adoptOfficeZone({ officeZone: 'Mars/Olympus' });
  expect([textInZone(0), officeSecond(0)]).toEqual(['1970-01-01 08:00:00', '1970-01-01 08:00:00']);
});
