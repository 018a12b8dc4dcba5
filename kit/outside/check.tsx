import { isLocale } from '@milepost/kit/locale';
import { contracts, publishFixture, textIn } from '@milepost/kit/testing/contract';
import { useEffect } from 'react';
import { departments } from './departments.tsx';
import type { Fixture, Word } from './fixture.ts';
import { organization } from './organization.tsx';
import { start } from './start.tsx';

const fixtures: Readonly<Record<string, (word: Word) => Fixture>> = { organization, departments };
const search = new URLSearchParams(location.search);
const name = search.get('fixture') ?? '';
const lang = search.get('lang');
const locale = isLocale(lang) ? lang : 'en';
const contract = contracts.find(({ fixture }) => fixture === name);
const word: Word = (text) => textIn(`{${text}}`, locale, contract?.data ?? {});
const shown = fixtures[name]?.(word);

/** Something to come from and to go to stands around every widget. */
function Check({ fixture }: { readonly fixture: Fixture }) {
  useEffect(() => publishFixture(fixture), [fixture]);
  const { Widget } = fixture;
  return (
    <main className="sheet">
      <button type="button">{word('before')}</button>
      <Widget />
      <button type="button">{word('after')}</button>
    </main>
  );
}

if (shown) start(<Check fixture={shown} />, locale);
