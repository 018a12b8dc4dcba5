import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { covering, sideways, unmarked } from './planted.css.ts';

/** Faults on purpose: a run that does not find them has not looked. Not in the docs. */
export default {
  title: 'Testing/Planted',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

/** For axe: a control without a name. */
export const NamelessButton: StoryObj = {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- this is the fault
  render: () => <button type="button" />,
};
/** A stop that looks the same with the focus and without. */
export const Unmarked: StoryObj = {
  render: () => (
    <button type="button" className={unmarked}>
      护栏
    </button>
  ),
};
/** A stop under something else. */
export const Covered: StoryObj = {
  render: () => (
    <div className={covering}>
      <button type="button">护栏</button>
      <p>盖住</p>
    </div>
  ),
};
/** An Escape that takes the focused part away and gives the focus to nobody. */
export const LostFocus: StoryObj = {
  render: function Vanishing() {
    const [isThere, setIsThere] = useState(true);
    return isThere ? (
      <button type="button" onKeyDown={({ key }) => key === 'Escape' && setIsThere(false)}>
        护栏
      </button>
    ) : (
      <p>空</p>
    );
  },
};
/** A box at 320 px that has to be scrolled both ways. */
export const TwoWays: StoryObj = {
  render: () => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <section className={sideways} tabIndex={0} aria-label="护栏">
      <p>{'护栏'.repeat(80)}</p>
    </section>
  ),
};
/** A field that forgets what an input method wrote. */
export const Forgetful: StoryObj = {
  render: function Field() {
    const [text, setText] = useState('');
    return (
      <input
        aria-label="桩号"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onCompositionEnd={() => queueMicrotask(() => setText(''))}
      />
    );
  },
};
/** Steps that look for what is not there. */
export const WrongStep: StoryObj = {
  render: () => <p>护栏</p>,
  play: async ({ canvas }) => void (await canvas.findByText('护栏之后', {}, { timeout: 0 })),
};
