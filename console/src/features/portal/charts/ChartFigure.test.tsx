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
