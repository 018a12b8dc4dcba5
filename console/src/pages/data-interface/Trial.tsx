import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import type { PanelProps, Read, Text } from '@milepost/kit/forms/grammar';
import { sourceProblems } from '@milepost/openapi/domains/data-interface';
import type { DataInterfaceDraft } from '@milepost/openapi/domains/data-interface';
import { Play } from 'lucide';
import { useId, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import type { Api } from '../../data/api/index.ts';
import { previewDraft } from '../../data/data-interface/calls.ts';
import { fixedRowsProblem } from './fixedRowsProblem.ts';
import { bodyOf } from './interfaceDraft.ts';
import type { Typed } from './interfaceDraft.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { effectOf } from './tried.ts';
import type { Tried } from './tried.ts';
import * as css from './DataInterface.css.ts';

const MEMBERS = [
  ...([
    'fullName',
    'enCode',
    'categoryId',
    'dbLinkId',
    'source',
    'path',
    'dataProcessing',
    'checkType',
    'addressText',
    'sortCode',
  ] as const),
  ...(['fixedText', 'sql', 'sqlMethod', 'remoteMethod', 'parameterRows', 'headerRows', 'headers', 'parameters'] as const),
];

/** Reason a draft cannot be tried yet; null when it can. */
function faultOf(body: DataInterfaceDraft): Text | null {
  const [problem] = sourceProblems(body);
  if (!problem) return null;
  if (problem.field === 'parameters')
    return msg`Mend the names of the parameters first: each begins with a letter, and no two are the same.`;
  if (problem.field === 'path') return msg`Write the address first.`;
  return problem.problem === 'required' ? msg`Write something to run first.` : fixedRowsProblem(body.query);
}

/** The draft as it stands in the form now, to be tried without saving it. @reading R-505 */
function draftOf(api: Api, read: Read): Tried {
  const typed = Object.fromEntries(MEMBERS.map((member) => [member, read(member)])) as unknown as Typed;
  const body = bodyOf(typed);
  const { source, dbLinkId, query, path, parameters, requestMethod } = body;
  const id = read('id');
  return {
    id: typeof id === 'string' ? id : 'new',
    name: typed.fullName.trim() || typed.enCode.trim() || '—',
    parameters: parameters.kind === 'value' ? parameters.value : [],
    sql: source === 'sql' ? query : null,
    effect: effectOf(source, requestMethod),
    refusal: faultOf(body),
    hasProcessing: typed.dataProcessing.trim() !== '',
    ask: (values, signal) => previewDraft(api, { source, dbLinkId, query, path, parameters, paramList: [...values] }, signal),
  };
}

/** Tries what stands in the form, saved or not. */
export function Trial({ read, isReadOnly }: PanelProps) {
  const { t } = useLingui();
  const api = useApi();
  const helpId = useId();
  const [tried, setTried] = useState<Tried | null>(null);
  if (isReadOnly) return null;
  return (
    <div className={css.trial}>
      <Button
        icon={Play}
        describedBy={helpId}
        opens={{ kind: 'dialog', isOpen: tried !== null }}
        onPress={() => setTried(draftOf(api, read))}
      >
        {t`Preview`}
      </Button>
      <span id={helpId} className={css.hint}>
        {t`Runs what stands here, without saving it`}
      </span>
      {tried && <PreviewDialog tried={tried} onClose={() => setTried(null)} />}
    </div>
  );
}
