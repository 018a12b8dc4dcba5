import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ChatWindow from './ChatWindow.tsx';

const nothing = () => undefined;

test('opening the history brings the keyboard into its search, closing gives it back to the button', async () => {
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
  const { appeared, press, one } = await renderInConsole(session.around(<ChatWindow state="open" onOpen={nothing} onLeave={nothing} />));
  await appeared('[role=option]');
  await press('[role=option]');
  await appeared('[aria-label="Chat history"]');
  const button = one('[aria-label="Chat history"]');

  await press('[aria-label="Chat history"]');
  expect(document.activeElement).toBe(one('[aria-label="Search the history"]'));
  await press('[aria-label="Close the history"]');
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
