import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../primitives/button/index.ts';
import { DateField } from '../primitives/date-field/index.ts';
import { Dialog } from '../primitives/dialog/index.ts';
import { useKit } from '../primitives/kit-provider/index.ts';
import { MenuButton } from '../primitives/menu/index.ts';
import { Select } from '../primitives/select/index.ts';
import { announcements, renderInKit } from './renderInKit.tsx';

const OPTIONS = ['Toll', 'Free'].map((label) => ({ id: label, label }));

/** A modal dialog of an application, which makes everything outside of it inert and lies over it. */
function Modal({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} aria-label="Application" style={{ inlineSize: 500, blockSize: 400 }}>
      {children}
    </dialog>
  );
}

function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Ask</Button>
      {isOpen && (
        <Dialog title="Question" onClose={() => setIsOpen(false)} footer={<Button onPress={() => setIsOpen(false)}>Yes</Button>}>
          <p>Sure?</p>
        </Dialog>
      )}
    </>
  );
}

interface LayerOfWidget {
  readonly widget: () => ReactNode;
  /** Control that opens it. */
  readonly opener: () => Element;
  /** Part of it that is pressed. */
  readonly inside: () => Element;
}
const LAYERS: Readonly<Record<string, LayerOfWidget>> = {
  'a select': {
    widget: () => <Select label="Lane" options={OPTIONS} placeholder="None" value={null} onChange={() => undefined} />,
    opener: () => page.getByRole('combobox', { name: 'Lane' }).element(),
    inside: () => page.getByRole('option', { name: 'Free' }).element(),
  },
  'a date': {
    widget: () => <DateField label="Day" value="2026-12-01" onChange={() => undefined} />,
    opener: () => page.getByRole('button', { name: /calendar/i }).element(),
    inside: () => page.getByRole('gridcell', { name: '15', exact: false }).first().element(),
  },
  'a menu': {
    widget: () => (
      <MenuButton trigger={{ label: 'Actions', text: 'Actions' }} items={[{ id: 'copy', label: 'Copy' }]} onAction={() => undefined} />
    ),
    opener: () => page.getByRole('button', { name: 'Actions' }).element(),
    inside: () => page.getByRole('menuitem', { name: 'Copy' }).element(),
  },
  'a dialog': {
    widget: () => <Asking />,
    opener: () => page.getByRole('button', { name: 'Ask' }).element(),
    inside: () => page.getByRole('button', { name: 'Yes' }).element(),
  },
};

/** True for what a press at its middle meets: inert elements and those below others are not met. */
function isMet(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && (element.contains(met) || met.contains(element)) && met !== document.documentElement && met !== document.body;
}

test.each(Object.entries(LAYERS))('%s in a modal dialog of the application opens in it, where it can be pressed', async (_name, layer) => {
  await renderInKit(<Modal>{layer.widget()}</Modal>, { locale: 'en' });
  await userEvent.click(layer.opener());
  await expect.poll(() => isMet(layer.inside())).toBe(true);
});

function Speaking({ text }: { readonly text: string }) {
  const { announcer } = useKit();
  return <Button onPress={() => announcer.say(text)}>Save</Button>;
}

test('what is said while a modal dialog of the application is open is said in it, and after it on the page again', async () => {
  const screen = await renderInKit(
    <Modal>
      <Speaking text="Saved" />
    </Modal>,
    { locale: 'en' },
  );
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(announcements).toEqual(['Saved']);
  expect(document.querySelector('dialog [data-live-region=polite]')).not.toBeNull();
  await screen.rerender(<Speaking text="Saved anew" />);
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(announcements).toEqual(['Saved anew']);
});
