import { createNodeIds, openDesign, problemsOf, textsOf } from '@milepost/openapi/domains/design';
import type { DesignFacts, DesignTexts } from '@milepost/openapi/domains/design';
import { expect, test } from 'vitest';
import { CORPUS } from './testing/corpus/designs.ts';
import described from './testing/describedDesign.json' with { type: 'json' };
import { HOSTILE } from './testing/corpus/hostile.ts';
import { seededModels } from './testing/seededModels.ts';

const FACTS: DesignFacts = {
  fullName: '',
  enCode: '',
  category: '',
  webType: 1,
  type: 1,
  enableFlow: false,
  sortCode: null,
  description: '',
  dbLinkId: null,
};
const textsFrom = (form: unknown, list: unknown): DesignTexts => ({
  formData: JSON.stringify(form),
  columnData: list === undefined ? null : JSON.stringify(list),
  appColumnData: null,
  tables: null,
  flowTemplateJson: null,
});
const opened = (texts: DesignTexts) => openDesign(FACTS, texts, createNodeIds());
const errorsOf = (texts: DesignTexts) =>
  problemsOf(opened(texts).document).flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));

test('every design of the seed is written back as it came, and those in use may be released again', async () => {
  const seeds = (await seededModels()).filter(({ formData }) => formData !== '');
  expect(seeds.length).toBeGreaterThan(20);
  for (const { enCode, formData } of seeds) {
    const texts = { ...textsFrom({}, undefined), formData };
    const { document, unread } = opened(texts);
    expect({ enCode, unread, texts: textsOf(document) }).toEqual({ enCode, unread: [], texts });
    const errors = enCode === 'preview.hostile' ? ['keyTwice', 'circle', 'circle'] : [];
    expect({ enCode, errors: errorsOf(texts) }).toEqual({ enCode, errors });
  }
});

test('designs of every control in both spellings, what nobody should have designed, and that of the specification are written back as they came', () => {
  const all = [
    ...CORPUS,
    ...HOSTILE.map(({ name, form }) => ({ name, form, list: undefined })),
    { name: 'specification', form: described.formData, list: described.columnData },
  ];
  for (const { name, form, list } of all) {
    const texts = textsFrom(form, list);
    expect({ name, texts: textsOf(opened(texts).document) }).toEqual({ name, texts });
  }
});

test('no fault is found where there is none: of the designs of every control only lists that lack their parent are not released', () => {
  const found = CORPUS.map(({ name, form, list }) => [name, errorsOf(textsFrom(form, list))] as const).filter(
    ([, errors]) => errors.length > 0,
  );
  expect([...new Set(found.flatMap(([, errors]) => errors))].toSorted()).toEqual(['parentWithoutField', 'treeWithoutSource']);
});
