import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { wordsFor } from '@milepost/kit/engines/language';
import { createFormStore } from '@milepost/kit/forms/store';
import { useProblemText } from '@milepost/kit/forms/render';
import { messages as en } from '@milepost/kit/locales/en.po';
import { messages as zh } from '@milepost/kit/locales/zh.po';
import { messages as zhtw } from '@milepost/kit/locales/zhtw.po';
import { formConfig } from '@milepost/openapi/domains/model';
import { recordProblems, valueSentence } from '@milepost/openapi/rules/records';
import type { Language, RecordField } from '@milepost/openapi/rules/records';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileForm } from './form.ts';
import table from './testing/judged.json' with { type: 'json' };

const CATALOGS = { zh, zhtw, en };
const { spec } = compileForm(formConfig.decode({ fields: table.fields }));

/** Sentences of a form about each bad value, one a line. */
function Sentences() {
  const words = useProblemText();
  const all = BAD.map(({ field, value }) => {
    const store = createFormStore<object>(spec, { ...table.sound, [field]: value });
    store.tryToSave();
    const found = store.summary().problems.find((one) => one.field === field);
    return found ? words(found.control, found.problem) : '';
  });
  return all.join('\n');
}

function formSentences(language: Language): readonly string[] {
  const i18n = setupI18n({ locale: language, messages: { [language]: wordsFor(CATALOGS, language) } });
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Sentences />
    </I18nProvider>,
  );
  return page.textContent.split('\n');
}

type Json = Readonly<Record<string, unknown>>;
/** A control of the table as a server reads it. */
function fieldOf(control: Json): RecordField {
  const config = (control['__config__'] ?? {}) as Json;
  const kind = String(config['jnpfKey']);
  const children = kind === 'table' ? (config['children'] as readonly Json[]).map(fieldOf) : [];
  return { key: String(control['__vModel__']), kind, label: String(config['label']), config, control, children };
}
const FIELDS = (table.fields as readonly Json[]).filter((control) => control['__vModel__'] !== undefined).map(fieldOf);
const BAD = table.bad.filter(({ problem }) => problem !== 'noOption' && problem !== 'pattern');

test.each(['zh', 'zhtw', 'en'] as const)('a form and a server say the same about a value in %s', (language) => {
  const ofServer = BAD.map(({ field, value }) => {
    const [first] = recordProblems(FIELDS, { ...table.sound, [field]: value });
    return first ? valueSentence(first.field, first.problem, language) : '';
  });
  expect(ofServer).toEqual(formSentences(language));
  expect(ofServer).not.toContain('');
});
