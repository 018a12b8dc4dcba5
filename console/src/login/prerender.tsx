import { setupI18n } from '@lingui/core';
import { LANGUAGE_TAG, LOCALES } from '@milepost/kit/locale';
import { renderToString } from 'react-dom/server';
import { speakLogin } from '../i18n/catalogs.ts';
import { $locale } from '../i18n/locale.ts';
import { LoginRoot } from './LoginRoot.tsx';
import { loginTitle } from './loginTitle.ts';
import { templateId } from './prerendered.ts';

const nothing = () => undefined;

/** For the build: the login page of each language as inert markup, which is there before the program that makes it usable. */
export async function writeLogin(): Promise<string> {
  const written: string[] = [];
  for (const locale of LOCALES) {
    const i18n = setupI18n();
    // One after the other: the language is that of the tab.
    // oxlint-disable-next-line no-await-in-loop
    await speakLogin(i18n, locale);
    $locale.set(locale);
    const page = renderToString(
      <LoginRoot
        i18n={i18n}
        signIn={async () => ({ kind: 'refused', msg: null })}
        captchaLettersOf={async () => 0}
        onLocale={nothing}
        endReason={null}
        onSignedIn={nothing}
        onShown={nothing}
        onReady={nothing}
      />,
    );
    written.push(`<template id="${templateId(locale)}" lang="${LANGUAGE_TAG[locale]}" title="${loginTitle(i18n)}">${page}</template>`);
  }
  return written.join('\n');
}
