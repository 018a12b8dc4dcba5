import { msg } from '@lingui/core/macro';
import { dataInterfaceCodecs } from '@milepost/openapi/domains/data-interface';
import { dataInterfaceOperations } from '@milepost/openapi/operations';
import {
  choiceColumn,
  defineResource,
  momentColumn,
  numberColumn,
  period,
  personColumn,
  textColumn,
  usualQuery,
} from '../../features/resource/index.ts';

/** Kinds of calls, as servers write them down. @reading R-149 */
const KINDS = {
  Preview: msg`Preview`,
  List: msg({ message: 'Rows', context: 'call of a data interface' }),
  InfoByIds: msg({ message: 'Chosen rows', context: 'call of a data interface' }),
};
const FAILED = msg({ message: 'Failed', context: 'call' });
const ANSWERED = msg({ message: 'Answered', context: 'call' });
const PAGED = { list: { shape: 'paged' } } as const;

/** Calls of one data interface, newest first. @source admin §2, §3 @reading R-149 */
export const logOf = ({ id, fullName: name }: { readonly id: string; readonly fullName: string }) =>
  defineResource({
    id: `dataInterfaceLog-${id}`,
    source: 'admin §2, §3',
    operations: dataInterfaceOperations,
    codecs: dataInterfaceCodecs,
    words: { many: msg`Log: ${name}`, add: msg`New call`, edit: msg`Edit call`, emptyText: msg`Nobody has called it yet` },
    list: {
      shape: 'paged',
      call: 'listDataInterfaceLogs',
      keyword: msg`Person, IP address or kind of call`,
      args: (ask) => ({ path: { id }, query: usualQuery(ask, PAGED) }),
      filters: [period('startTime', 'endTime', msg`Period`)],
      columns: [
        momentColumn('invokTime', msg`Time`, { narrow: 'title', isSortable: false }),
        personColumn('caller', msg`Person`, { narrow: 'meta' }),
        choiceColumn('invokType', msg`Kind of call`, KINDS),
        {
          id: 'isFailed',
          header: msg`Outcome`,
          text: ({ isFailed }, words) => (isFailed === null ? '' : words.text(isFailed ? FAILED : ANSWERED)),
          tone: ({ isFailed }) => (isFailed === true ? 'danger' : 'success'),
          width: { px: 104, mostPx: 140 },
          narrow: 'status',
          isOptional: true,
        },
        textColumn('invokIp', msg`IP address`, { narrow: 'meta' }),
        textColumn('invokDevice', msg`Device`),
        numberColumn('durationMs', msg`Duration (ms)`, { isSortable: false }),
      ],
      nameOf: ({ caller, invokType }) => `${caller} ${invokType}`,
    },
  });
