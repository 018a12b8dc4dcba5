import { msg } from '@lingui/core/macro';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { choiceColumn, defineResource, sortCode, sortColumn, text, textColumn } from '../../resource/index.ts';

const MAX_CHARS = 200;

/** Phrases for opinions: those of everybody are read, the own ones added, changed and deleted. @source shell §2 */
export const phrases = defineResource({
  id: 'opinionPhrase',
  source: 'shell §2',
  operations: workflowOperations,
  codecs: workflowCodecs,
  isOwn: true,
  words: { many: msg`Phrases`, add: msg`New phrase`, edit: msg`Edit phrase`, emptyText: msg`No phrases yet` },
  list: {
    shape: 'whole',
    call: 'listOpinionPhrases',
    keyword: msg({ message: 'Phrase', context: 'opinion' }),
    columns: [
      textColumn('text', msg({ message: 'Phrase', context: 'opinion' }), { width: { flex: 5, minPx: 180 }, narrow: 'title' }),
      choiceColumn('owner', msg({ message: 'Owner', context: 'phrase' }), { caller: msg`Mine`, everybody: msg`Everybody` }),
      sortColumn(),
    ],
    nameOf: ({ text: words }) => words,
    isSelectable: false,
    exports: false,
  },
  form: {
    frame: 'dialog',
    create: 'createOpinionPhrase',
    update: 'updateOpinionPhrase',
    initial: () => ({ owner: 'caller' as const, isEnabled: true }),
    fields: [
      text('text', msg({ message: 'Phrase', context: 'opinion' }), {
        required: true,
        rows: 3,
        maxChars: MAX_CHARS,
        message: { required: msg`Enter a phrase`, tooLong: msg`A phrase has at most ${MAX_CHARS} characters` },
      }),
      sortCode(),
    ],
  },
  actions: {
    history: false,
    editableWhen: ({ owner }) => owner === 'caller',
    remove: { call: 'removeOpinionPhrase', when: ({ owner }) => owner === 'caller' },
  },
});
