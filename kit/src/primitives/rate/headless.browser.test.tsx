import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnRate } from './examples/OwnRate.tsx';

const star = (count: number) => page.getByRole('radio', { name: `5 段階の ${count}` });

const shown = async (dir: 'ltr' | 'rtl' = 'ltr') => {
  const onChange = vi.fn<(stars: number | null) => void>();
  await render(
    <StrictMode>
      <div dir={dir}>
        <OwnRate onChange={onChange} />
      </div>
    </StrictMode>,
  );
  return onChange;
};

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'stars of one’s own are radios of one stop; in %s %s gives one more, and Delete takes the rating back',
  async (dir, on, back) => {
    const onChange = await shown(dir);
    await expect.element(page.getByRole('radiogroup', { name: '維持管理の質' })).toBeVisible();
    await userEvent.tab();
    await expect.element(star(3)).toHaveFocus();
    await userEvent.keyboard(`${on}${on}${back}{Delete}`);
    expect(onChange.mock.calls.flat()).toEqual([4, 5, 4, null]);
    await expect.element(page.getByText('未評価')).toBeVisible();
  },
);

test('a press on what is given takes it back, wherever its words are, and a button of one’s own gives the keyboard to the first star', async () => {
  const onChange = await shown();
  await userEvent.click(star(3));
  await userEvent.click(star(2));
  await userEvent.click(page.getByRole('button', { name: '評価を取り消す' }));
  expect(onChange.mock.calls.flat()).toEqual([null, 2, null]);
  await expect.element(star(1)).toHaveFocus();
});

test('to be read it is one picture with its words', async () => {
  await render(<OwnRate use="readOnly" />);
  await expect.element(page.getByRole('img', { name: '5 段階の 3' })).toBeVisible();
});
