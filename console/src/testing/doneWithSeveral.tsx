import { act } from 'react';
import { aSession } from './inSession.tsx';
import { renderInConsole } from './renderInConsole.tsx';

type Row = { readonly id: string };

interface Several {
  /** Hook with what can be done with several rows of the screen. */
  readonly useActions: () => {
    readonly removeAll: (rows: readonly Row[]) => Promise<boolean>;
    readonly toggleAll: (rows: readonly Row[], isOn: boolean) => Promise<boolean>;
  };
  readonly what: 'disable' | 'remove';
  readonly rows: readonly Row[];
  /** Button of the question that is pressed; null where none is expected. */
  readonly answer: string | null;
  readonly answers: Parameters<typeof aSession>[0];
}

/** Several rows of a screen are disabled or deleted: what is asked, sent and said then. */
export async function doneWithSeveral({ useActions, what, rows, answer, answers }: Several) {
  const session = aSession(answers);
  function Page() {
    const { toggleAll, removeAll } = useActions();
    return <button onClick={() => void (what === 'remove' ? removeAll(rows) : toggleAll(rows, false))}>act</button>;
  }
  const { press, toaster, appeared } = await renderInConsole(session.around(<Page />));
  await press('button');
  if (answer !== null) await appeared('[role=alertdialog]');
  const asked = document.querySelector('[role=alertdialog]')?.textContent ?? '';
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')];
  await act(async () => buttons.find(({ textContent }) => textContent === answer)?.click());
  const shown = () => toaster.snapshot().shown;
  return {
    asked,
    /** Names of the writes with the id of each. */
    sent: () =>
      session.calls.filter(([id]) => /^(set|remove)/.test(id)).map(([id, args]) => [id, (args as { path: { id: string } }).path.id]),
    said: () => shown().map(({ title, detail }) => [title, detail].filter(Boolean).join(' · ')),
    undo: () => act(async () => shown()[0]?.action?.onPress()),
  };
}
