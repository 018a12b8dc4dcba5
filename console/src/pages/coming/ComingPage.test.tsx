import { expect, test } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ComingPage from './ComingPage.tsx';

test('what a page will be is one sentence, so that each language joins its parts its own way', async () => {
  const { one } = await renderInConsole(<ComingPage name="仓库" kind="page" />);
  const words = 'This page is not built yet. It will be: A page of its own, with a list and its forms.';
  const sentence = [...one('div').querySelectorAll('*')].find(
    ({ textContent, children }) => textContent === words && children.length === 0,
  );
  expect(sentence?.childNodes).toHaveLength(1);
});

test('a page that waits for calls nobody has documented says why, and what does its work meanwhile', async () => {
  const { one } = await renderInConsole(<ComingPage name="数据备份" kind="page" path="/systemData/dataBackup" />);
  expect(one('div').textContent).toContain('Whoever looks after the server backs up its database and its files.');
});
