import { expect, test } from 'vitest';
import { moduleOf, sentencesIn, typesOf } from './plainMessages.ts';

test('of a catalogue the sentences a door asks for are taken, and no others', () => {
  const texts = ['i18n._({ id: "qaZaDR" })', 'i18n._({\n id: "RWiK7c", values: {} }), { id: "row" }'];
  expect(sentencesIn(texts, { qaZaDR: ['A'], RWiK7c: ['B'], other1: ['C'] })).toEqual({ qaZaDR: ['A'], RWiK7c: ['B'] });
});

test('a module makes its messages of functions that are there, and can be left out by a bundler', () => {
  const text = moduleOf(['treeMessages'], 'primitives/tree/messages', 'zh-Hans-CN', { qaZaDR: ['A'] }, '../../');
  expect(text).toContain(`import { treeMessages as treeMessagesOf } from '../../primitives/tree/messages.js';`);
  expect(text).toContain(`export const treeMessages = /* @__PURE__ */ treeMessagesOf(sentences);`);
  expect(text).toContain(`/* @__PURE__ */ plainSentences('zh-Hans-CN', {"qaZaDR":["A"]})`);
});

test('its types are those of the functions, without Lingui', () => {
  const types = `import type { I18n } from '@lingui/core';\nimport type { TreeMessages } from './types.ts';\n/** Sentences of the tree from a catalogue. */\nexport declare const treeMessages: (i18n: I18n) => TreeMessages;\n`;
  expect(typesOf(types, '../../types/primitives/tree')).toBe(
    `import type { TreeMessages } from '../../types/primitives/tree/types.ts';\n/** Sentences of the tree. */\nexport declare const treeMessages: TreeMessages;\n`,
  );
});
