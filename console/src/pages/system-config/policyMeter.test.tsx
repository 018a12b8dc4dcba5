import type { PanelProps } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { PolicyMeter } from './PolicyMeter.tsx';

const shown = (settings: Record<string, unknown>) =>
  renderInConsole(<PolicyMeter {...({ read: (path: string) => settings[path], isReadOnly: false } as PanelProps)} />);
const meter = () => document.querySelector('meter');
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('without a policy anything is a password, and that is said', async () => {
  await shown({ passwordStrengthLimit: false, passwordLengthMin: true, passwordLengthMinNumber: 12, containsNumbers: true });
  expect(meter()?.getAttribute('aria-valuetext')).toBe('Anything goes');
  expect(document.body.textContent).toContain('every password is accepted');
  expect(texts('dd')).toEqual(['1']);
});

test('its demands are told in words, as a degree, and by a password it takes and one it refuses, with what that lacks', async () => {
  await shown({
    passwordStrengthLimit: true,
    passwordLengthMin: true,
    passwordLengthMinNumber: 8,
    containsNumbers: true,
    includeUppercaseLetters: true,
    passwordIsUpdatedRegularly: true,
    updateCycle: 90,
    disableOldPassword: true,
    disableTheNumberOfOldPasswords: 3,
    mandatoryModificationOfInitialPassword: true,
    newUserDefaultPassword: 'Welcome',
  });
  expect([meter()?.value, meter()?.max, meter()?.getAttribute('aria-valuetext')]).toEqual([1, 3, 'Weak']);
  expect(texts('li')).toEqual([
    'At least 8 characters',
    'A digit',
    'An uppercase letter',
    'None of the last 3 passwords',
    'A new one every 90 days',
    'The first password is changed at the first sign-in',
  ]);
  expect(texts('dd')).toEqual(['Highway7', 'Highway Missing: At least 8 characters, A digit']);
  expect(document.body.textContent).toContain('does not fit the policyMissing: At least 8 characters, A digit');
});
