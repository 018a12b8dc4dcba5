import { act, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { KeepsFilled } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let sent: string[] = [];
const drawing = { again: () => {} };
beforeEach(() => (sent = []));

function Form() {
  const [text, setText] = useState('');
  const [, setTurn] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    drawing.again = () => setTurn((turn) => turn + 1);
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(text);
      }}
    >
      <KeepsFilled input={input} value={text} onFilled={setText}>
        <input ref={input} value={text} onChange={(event) => setText(event.target.value)} />
      </KeepsFilled>
      <button>send</button>
    </form>
  );
}

async function aForm() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  await act(async () => root.render(<Form />));
  const input = host.querySelector('input');
  if (!input) throw new Error('no input');
  return { input, send: () => act(async () => host.querySelector('button')?.click()) };
}

/** As an extension does it, which sees the element without what React has put over its property. */
const fill = (input: HTMLInputElement, text: string) => void Reflect.set(HTMLInputElement.prototype, 'value', text, input);

test('a text filled in without an event is sent', async () => {
  const { input, send } = await aForm();
  fill(input, 'Admin2026');
  await send();
  expect([sent, input.value]).toEqual([['Admin2026'], 'Admin2026']);
});

test('a field that is drawn again for another reason is not emptied', async () => {
  const { input, send } = await aForm();
  fill(input, 'Admin2026');
  await act(async () => drawing.again());
  expect(input.value).toBe('Admin2026');
  await send();
  expect(sent).toEqual(['Admin2026']);
});

test('over a text that was typed the filled one counts, and typing goes on', async () => {
  const { input, send } = await aForm();
  await act(async () => {
    fill(input, 'typed');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  input.value = 'filled';
  await act(async () => drawing.again());
  await send();
  await act(async () => {
    fill(input, 'filled!');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await send();
  expect(sent).toEqual(['filled', 'filled!']);
});
