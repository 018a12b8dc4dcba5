import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import { expect, test, vi } from 'vitest';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { chartModel } from './chartModel.ts';

vi.mock('./drawChart.ts', () => {
  throw new Error('[testing] The network is gone.');
});

test('a drawing that does not arrive leaves the figures as a table, and can be tried again', async () => {
  const model = chartModel('bar', [{ name: '周一', value: 10, type: '' }], {});
  const { one, appeared } = await renderInConsole(<ChartFigure title="车流量" model={model} view="chart" />);
  await appeared('[role=alert]');
  expect(one('[role=alert]').textContent).toBe('The drawing did not arrive; the table has the same figures. Retry');
  expect(document.querySelector('canvas')).toBeNull();
  expect(one('[role=group] table').getAttribute('aria-label')).toBe('车流量');
});

test.each([
  ['pie', ['Name', 'Value', 'Share of the whole'], ['71', '71 %', '29', '29 %']],
  ['bar', ['Name', 'Value'], ['71', '29']],
] as const)('the table of a %s says what its sentence says, shares of a pie too', async (kind, heads, cells) => {
  const rows = [
    { name: 'ETC', value: 71, type: '' },
    { name: '现金', value: 29, type: '' },
  ];
  await renderInConsole(<ChartFigure title="支付方式" model={chartModel(kind, rows, {})} view="table" />);
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect([texts('th[scope=col]'), texts('td')]).toEqual([heads, cells]);
});

test('figures are written in the language of the person, whose name for us need not be one browsers know', async () => {
  const model = chartModel('bar', [{ name: '周一', value: 91_224, type: '' }], {});
  const i18n = setupI18n({ locale: 'zhtw', locales: LANGUAGE_TAG.zhtw, messages: { zhtw: {} } });
  await renderInConsole(
    <I18nProvider i18n={i18n}>
      <ChartFigure title="車流量" model={model} view="table" />
    </I18nProvider>,
  );
  expect(document.querySelector('td')?.textContent).toBe('91,224');
});
