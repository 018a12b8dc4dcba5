import { SAMPLE_LABEL } from './data/words.ts';
import { kebab, pascal, withArticle, wordsIn } from '../../templates/names.ts';

/** Names of a widget in its files. */
export interface WidgetNames {
  /** Folder and door: `lane-switch`. */
  readonly name: string;
  /** Component: `LaneSwitch`. */
  readonly component: string;
  /** Hook: `useLaneSwitch`. */
  readonly hook: string;
  /** As people say it: `lane switch`. */
  readonly words: string;
}

export const widgetNames = (name: string): WidgetNames => ({
  name: kebab(name),
  component: pascal(name),
  hook: `use${pascal(name)}`,
  words: wordsIn(name).join(' '),
});

/** Folder of a widget. */
export const widgetFolder = (name: string): string => `kit/src/primitives/${name}`;

/** Files of a new widget by their paths: a button of two states, as the least that has a role, a name, keys and a state. */
export function widgetFiles(names: WidgetNames): Record<string, string> {
  const folder = widgetFolder(names.name);
  const { component, hook } = names;
  return {
    [`${folder}/${hook}.ts`]: hookText(names),
    [`${folder}/headless.ts`]: `export { ${hook} } from './${hook}.ts';\nexport type { ${component}Options } from './${hook}.ts';\n`,
    [`${folder}/${component}.tsx`]: componentText(names),
    [`${folder}/${component}.css.ts`]: stylesText(),
    [`${folder}/index.ts`]: `export { ${component} } from './${component}.tsx';\nexport type { ${component}Props } from './${component}.tsx';\n`,
    [`${folder}/${component}.stories.tsx`]: storiesText(names),
    [`${folder}/${component}.browser.test.tsx`]: browserTestText(names),
    [`${folder}/examples/Own${component}.tsx`]: ownText(names),
    [`${folder}/headless.browser.test.tsx`]: ownTestText(names),
  };
}

const hookText = ({ component, hook, words }: WidgetNames): string => `import { mergeProps } from '../../engines/prop-getters/index.ts';

/** Options of \`${hook}\`. */
export interface ${component}Options {
  readonly isOn: boolean;
  /** Called with the other state on click, Enter and Space; not while disabled. */
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean | undefined;
}

/** Behaviour of ${withArticle(words)}: a button of two states. */
export function ${hook}({ isOn, onChange, isDisabled }: ${component}Options) {
  return {
    isOn,
    /** Attributes of the \`button\`. */
    get${component}Props: <Own extends object = object>(own?: Own) =>
      mergeProps({ type: 'button', disabled: isDisabled, 'aria-pressed': isOn, onClick: () => onChange(!isOn) } as const, own),
  };
}
`;

const componentText = ({ component, hook, words, name }: WidgetNames): string => `import { focusRing } from '../../theme/focus.css.ts';
import { classes, type PartLook } from '../parts/index.ts';
import { root } from './${component}.css.ts';
import { ${hook}, type ${component}Options } from './headless.ts';

export interface ${component}Props extends ${component}Options, PartLook {
  /** Words on it, which are its name. */
  readonly label: string;
}

/** ${withArticle(words).replace(/^./, (first) => first.toUpperCase())} in the look of the kit. */
export function ${component}({ label, className, style, ...options }: ${component}Props) {
  const { get${component}Props } = ${hook}(options);
  return (
    <button {...get${component}Props()} data-part="${name}" className={classes(root, focusRing, className)} style={style}>
      {label}
    </button>
  );
}
`;

const stylesText = (): string => `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, radius } from '../../theme/tokens.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;

export const root = style({
  blockSize: vars.density.control,
  paddingInline: vars.density.padX,
  fontSize: vars.density.font,
  border: \`\${border.control} solid \${vars.color.control}\`,
  borderRadius: radius.control,
  color: vars.color.text1,
  background: vars.color.surface,
  selectors: {
    '&[aria-pressed=true]': { borderColor: vars.accent.line, color: vars.accent.text },
    '&:disabled': { background: vars.color.disabledBg, borderColor: 'transparent', color: vars.color.disabled, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});
`;

const storiesText = ({ component }: WidgetNames): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ${component} } from './index.ts';

export default {
  title: 'Primitives/${component}',
  component: ${component},
  args: { label: '${SAMPLE_LABEL}', isOn: false, onChange: fn() },
} satisfies Meta<typeof ${component}>;

type Story = StoryObj<typeof ${component}>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '${SAMPLE_LABEL}' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { isOn: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Dark: Story = { args: { isOn: true }, globals: { scheme: 'dark' } };
`;

const browserTestText = ({ component }: WidgetNames): string => `import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { ${component} } from './index.ts';

function Sample({ isDisabled }: { readonly isDisabled?: boolean }) {
  const [isOn, setOn] = useState(false);
  return <${component} label="${SAMPLE_LABEL}" isOn={isOn} onChange={setOn} isDisabled={isDisabled} />;
}

test('Space and Enter change its state, and the keyboard stays', async () => {
  const screen = await renderInKit(<Sample />);
  const control = screen.getByRole('button', { name: '${SAMPLE_LABEL}' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(control).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(control).toHaveAttribute('aria-pressed', 'false');
  await expect.element(control).toHaveFocus();
});

test('out of use it is out of the tab order', async () => {
  const screen = await renderInKit(<Sample isDisabled />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '${SAMPLE_LABEL}' })).not.toHaveFocus();
});

test('a press is at least 24 by 24 pixels wide', async () => {
  const screen = await renderInKit(<Sample />);
  const { width, height } = screen.getByRole('button', { name: '${SAMPLE_LABEL}' }).element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});
`;

const ownText = ({ component, hook, words }: WidgetNames): string => `import { useState } from 'react';
import { ${hook} } from '../headless.ts';

/** ${withArticle(words).replace(/^./, (first) => first.toUpperCase())} in markup of one's own. */
export function Own${component}() {
  const [isOn, onChange] = useState(false);
  const { get${component}Props } = ${hook}({ isOn, onChange });
  return <button {...get${component}Props({ className: 'own' })}>${SAMPLE_LABEL}</button>;
}
`;

const ownTestText = ({ component }: WidgetNames): string => `import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Own${component} } from './examples/Own${component}.tsx';

test('markup of one’s own has its role, name, state and keys', async () => {
  const screen = await render(
    <StrictMode>
      <Own${component} />
    </StrictMode>,
  );
  const control = screen.getByRole('button', { name: '${SAMPLE_LABEL}' });
  await expect.element(control).toHaveAttribute('aria-pressed', 'false');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(control).toHaveAttribute('aria-pressed', 'true');
  expect(control.element().className).toBe('own');
});
`;
