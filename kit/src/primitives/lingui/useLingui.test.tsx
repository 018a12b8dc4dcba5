import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Select } from '../select/index.ts';

test('a widget with no KitProvider around it says so, and what to do', () => {
  const alone = () => renderToString(<Select label="路段" placeholder="选择路段" options={[]} value={null} onChange={() => undefined} />);
  expect(alone).toThrow(/no <KitProvider> around this widget.*Put <KitProvider i18n=\{i18n\} lang="zh"> around the page/);
});
