import { afterEach, expect, test } from 'vitest';
import { officeMs, setOfficeZone } from '../../../../src/wire/index.ts';
import { momentText } from './show.ts';

const before = process.env['TZ'];
afterEach(() => {
  setOfficeZone('Asia/Shanghai');
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

const OFFICES = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York'];
const SERVERS = ['UTC', 'America/New_York', 'Asia/Shanghai', 'Pacific/Auckland'];

test.each(OFFICES.flatMap((office) => SERVERS.map((server) => [office, server] as const)))(
  'an office in %s and a server in %s: a day that a form keeps is listed and exported as that day',
  (office, server) => {
    process.env['TZ'] = server;
    setOfficeZone(office);
    // Summers of the past and of today have other clocks.
    for (const day of ['1988-07-01', '2026-03-29', '2026-07-01', '2026-12-01'])
      expect([momentText(officeMs(day), 'yyyy-MM-dd'), momentText(officeMs(`${day} 23:59:59`), 'yyyy-MM-dd HH:mm:ss')]).toEqual([
        day,
        `${day} 23:59:59`,
      ]);
  },
);
