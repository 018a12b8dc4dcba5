import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Stage a person has before them. */
export type Stage = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas'>;
/** Something a person does in a story. */
export type Step = (stage: Stage) => Promise<void>;

/** A dialog is fetched when it is first wanted. */
export const LATE = { timeout: 15_000 };

/** Waits until the dialog or drawer of the story has come into sight. */
export async function dialogInSight(): Promise<void> {
  const dialog = await screen.findByRole('dialog', {}, LATE);
  await waitFor(() => expect(dialog.parentElement).toHaveStyle({ opacity: '1' }));
}

/** Opens the dialog or drawer of the field in the story, and waits until it has come into sight. */
export const openDialog: Step = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('combobox'));
  await dialogInSight();
};
