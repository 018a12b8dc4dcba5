import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Collapse } from '../collapse/index.ts';
import { HeadingLevel } from '../heading-level/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const REQUIRED = { 'entry-name': { label: '名称', message: '请填写名称' }, 'entry-code': { label: '编码', message: '请填写编码' } };

/** A form that checks on submit and takes a problem back as soon as its field is filled. */
function Form() {
  const [values, setValues] = useState<Record<string, string>>({});
  const [submit, setSubmit] = useState({ attempt: 0, isChecked: false });
  const problems = Object.entries(REQUIRED).flatMap(([fieldId, words]) =>
    submit.isChecked && !values[fieldId] ? [{ fieldId, ...words }] : [],
  );
  return (
    <>
      <ErrorSummary problems={problems} attempt={submit.attempt} />
      {Object.entries(REQUIRED).map(([id, { label }]) => (
        <TextField key={id} id={id} label={label} value={values[id] ?? ''} onChange={(value) => setValues({ ...values, [id]: value })} />
      ))}
      <button type="button" onClick={() => setSubmit({ attempt: submit.attempt + 1, isChecked: true })}>
        保存
      </button>
    </>
  );
}

test('nothing is there before a submit', async () => {
  const screen = await renderInKit(<Form />);
  expect(screen.getByRole('alert', { name: '处需要修改' }).query()).toBeNull();
});

test('after a submit it takes the focus and says how many fields are to be mended', async () => {
  const screen = await renderInKit(<Form />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await expect.element(screen.getByRole('alert', { name: '还有 2 处需要修改' })).toHaveFocus();
  await expect.element(screen.getByRole('heading', { name: '还有 2 处需要修改' })).toBeVisible();
});

test('its heading follows the one of its place: of a page, or of a dialog', async () => {
  const screen = await renderInKit(
    <>
      <ErrorSummary problems={[{ fieldId: 'a', label: '名称', message: '请填写名称' }]} attempt={0} />
      <HeadingLevel level={3}>
        <ErrorSummary problems={[]} attempt={0} refusal="编码已存在" />
      </HeadingLevel>
    </>,
  );
  await expect.element(screen.getByRole('heading', { level: 2, name: '还有 1 处需要修改' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 3 })).toBeVisible();
});

test('Enter on a link goes to its field', async () => {
  const screen = await renderInKit(<Form />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: '名称 请填写名称' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: '编码' })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('correcting a field shortens the list and moves no focus, not even when the field is emptied again', async () => {
  const screen = await renderInKit(<Form />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await userEvent.click(screen.getByRole('textbox', { name: '编码' }));
  await userEvent.keyboard('x');
  await expect.element(screen.getByRole('group', { name: '还有 1 处需要修改' })).toBeVisible();
  await userEvent.click(screen.getByRole('textbox', { name: '名称' }));
  await userEvent.keyboard('x');
  expect(screen.getByRole('link').query()).toBeNull();
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByRole('link')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: '名称' })).toHaveFocus();
});

test('what is typed afterwards changes the list without an alert, until the next attempt', async () => {
  const screen = await renderInKit(<Form />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await userEvent.click(screen.getByRole('textbox', { name: '编码' }));
  const alerts: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const alert = element?.closest('[role=alert], [aria-live=assertive]');
      if (alert) alerts.push(alert.textContent);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['role'] });
  await userEvent.keyboard('guard.rail.a{Backspace>13/}b');
  observer.disconnect();
  expect(alerts).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await expect.element(screen.getByRole('alert', { name: '还有 1 处需要修改' })).toHaveFocus();
});

test('a second submit takes the focus again', async () => {
  const screen = await renderInKit(<Form />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await userEvent.click(screen.getByRole('textbox', { name: '编码' }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await expect.element(screen.getByRole('alert', { name: '还有 2 处需要修改' })).toHaveFocus();
});

test('a second submit that finds the same is heard again where the summary has the focus already', async () => {
  const problems = [{ fieldId: 'entry-code', label: '编码', message: '请填写编码' }];
  const screen = await renderInKit(<ErrorSummary problems={problems} attempt={1} />);
  await expect.element(screen.getByRole('alert', { name: '还有 1 处需要修改' })).toHaveFocus();
  await screen.rerender(<ErrorSummary problems={problems} attempt={2} />);
  const said = () => [...document.querySelectorAll('[aria-live=polite] p')].map(({ textContent }) => textContent);
  await expect.poll(said).toEqual(['还有 1 处需要修改']);
});

test.each(
  oneInTurn(
    [
      ['zhtw', '還有 2 處需要修改'],
      ['en', '2 problems to fix'],
    ] as const,
    'ErrorSummary',
  ),
)('in %s it says “%s”', async (locale, heading) => {
  const screen = await renderInKit(<Form />, { locale });
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
});

test('a link opens what holds its field before it goes there', async () => {
  const field = <TextField id="entry-code" label="编码" value="" onChange={() => undefined} />;
  function InSection() {
    const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <ErrorSummary
          problems={[{ fieldId: 'entry-code', label: '编码', message: '请填写编码' }]}
          attempt={1}
          onGoTo={() => setOpenIds(new Set(['base']))}
        />
        <Collapse items={[{ id: 'base', title: '基本信息', content: field }]} openIds={openIds} onOpenChange={setOpenIds} />
      </>
    );
  }
  const screen = await renderInKit(<InSection />);
  await expect.element(screen.getByRole('button', { name: '基本信息' })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(screen.getByRole('link', { name: '编码 请填写编码' }));
  await expect.element(screen.getByRole('textbox', { name: '编码' })).toHaveFocus();
});

test('parts can be dressed by the names in its manual, and so can the whole', async () => {
  const screen = await renderInKit(
    <ErrorSummary
      problems={[{ fieldId: 'a', label: '名称', message: '请填写名称' }]}
      attempt={0}
      refusal="编码已存在"
      className="own"
      parts={{ link: { className: 'own-link', style: { opacity: 0.5 } } }}
    />,
  );
  const link = screen.getByRole('link', { name: '名称 请填写名称' });
  await expect.element(link).toHaveClass('own-link');
  await expect.element(link).toHaveStyle({ opacity: '0.5' });
  expect(link.element().closest('[data-mp-error-summary]')?.classList.contains('own')).toBe(true);
  const names = [...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));
  expect(new Set(names)).toEqual(new Set(['mark', 'heading', 'refusal', 'list', 'item', 'link']));
});
