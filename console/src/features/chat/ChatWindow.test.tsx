import { act, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ChatWindow from './ChatWindow.tsx';

const nothing = () => undefined;

/** A window with a conversation in it, and its button of the history. */
async function talking() {
  const person = {
    id: 'u1',
    account: 'staff',
    realName: '何俊杰',
    headIcon: '',
    department: '养护工程部',
    latestMessage: '早',
    messageType: 'text',
  };
  const session = aSession({ listConversations: { list: [person] } });
  const onLeave = vi.fn<(next: 'minimised' | 'closed') => void>();
  const screen = await renderInConsole(session.around(<ChatWindow state="open" onOpen={nothing} onLeave={onLeave} />));
  const { appeared, press, one } = screen;
  await appeared('[role=option]');
  await press('[role=option]');
  await appeared('[aria-label="Chat history"]');
  return { ...screen, onLeave, button: one('[aria-label="Chat history"]') };
}
const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init })),
  );

test('opening the history brings the keyboard into its search, closing gives it back to the button', async () => {
  const { press, one, button } = await talking();
  await press('[aria-label="Chat history"]');
  expect(document.activeElement).toBe(one('[aria-label="Search the history"]'));
  await press('[aria-label="Close the history"]');
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the history alone and goes back to its button; the next one closes the window', async () => {
  const { press, one, button, onLeave } = await talking();
  await press('[aria-label="Chat history"]');
  expect(document.activeElement).toBe(one('[aria-label="Search the history"]'));
  await key('Escape');
  expect(document.querySelector('[aria-label="Search the history"]')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  // Still held down, it closes nothing more.
  await key('Escape', { repeat: true });
  expect(onLeave).not.toHaveBeenCalled();
  await key('Escape');
  expect(onLeave).toHaveBeenCalledExactlyOnceWith('closed');
});

test('Escape in the message field closes the history beside it and stays in the field', async () => {
  const { press, one, onLeave } = await talking();
  await press('[aria-label="Chat history"]');
  const field = one('textarea');
  field.focus();
  await key('Escape');
  expect(document.querySelector('[aria-label="Search the history"]')).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(onLeave).not.toHaveBeenCalled();
});

test('Escape over a text that is not sent puts the window aside, over an empty field it closes it', async () => {
  const { one, onLeave } = await talking();
  const field = one<HTMLTextAreaElement>('textarea');
  const write = (text: string) =>
    act(async () => {
      Reflect.set(HTMLTextAreaElement.prototype, 'value', text, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  field.focus();
  await write('收到🙂');
  await key('Escape');
  expect(onLeave.mock.calls).toEqual([['minimised']]);
  await write('');
  await key('Escape');
  expect(onLeave.mock.calls).toEqual([['minimised'], ['closed']]);
});

test('put aside it stands in the dock of the frame with the keyboard, and brings the window back or closes it', async () => {
  const { around } = aSession({ listConversations: { list: [] } });
  const left: string[] = [];
  function Frame() {
    const [state, setState] = useState<'open' | 'minimised' | 'closed'>('open');
    return (
      <>
        <ChatWindow
          state={state}
          onOpen={() => setState('open')}
          onLeave={(next) => {
            left.push(next);
            setState(next);
          }}
        />
        <div id="dock" />
      </>
    );
  }
  const { one, press } = await renderInConsole(around(<Frame />));
  await press('[aria-label="Minimise the chat"]');
  expect(document.activeElement).toBe(one('#dock button'));
  expect(one('#dock button').textContent).toBe('Chat');
  await press('#dock button');
  expect(document.querySelector('#dock button')).toBeNull();
  await press('[aria-label="Minimise the chat"]');
  await press('#dock [aria-label="Close the chat"]');
  expect(left).toEqual(['minimised', 'minimised', 'closed']);
});

test('a window that was put aside before the frame was drawn anew takes the keyboard from nobody', async () => {
  const { around } = aSession({ listConversations: { list: [] } });
  const { one } = await renderInConsole(
    around(
      <>
        <ChatWindow state="minimised" onOpen={nothing} onLeave={nothing} />
        <div id="dock" />
      </>,
    ),
  );
  expect(one('#dock button').textContent).toBe('Chat');
  expect(document.activeElement).toBe(document.body);
});

/** A control of the page that has the keyboard, as somebody reached it by Tab. */
function onThePage() {
  const control = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => control.remove());
  control.focus();
  return control;
}

test('2.4.11 Escape on the page puts the window aside and leaves the keyboard where it is', async () => {
  const { onLeave } = await talking();
  const control = onThePage();
  await key('Escape');
  expect(onLeave).toHaveBeenCalledExactlyOnceWith('minimised');
  expect(document.activeElement).toBe(control);
  expect(document.querySelector('[data-live-region=polite]')?.textContent).toBe('The chat was put aside');
});

test('Escape on the page that something there takes leaves the window open', async () => {
  const { onLeave } = await talking();
  onThePage().addEventListener('keydown', (event) => event.preventDefault());
  await key('Escape');
  expect(onLeave).not.toHaveBeenCalled();
});
