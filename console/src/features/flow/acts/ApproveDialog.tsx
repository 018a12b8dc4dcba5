import { useQuery } from '@tanstack/react-query';
import type { FlowHandling } from '@milepost/openapi/domains/workflow';
import { useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { useHeld } from '../../../data/useHeld.ts';
import { flowActs } from '../../../data/workflow/acts.ts';
import { EMPTY_HANDLING, candidatesQuery } from '../../../data/workflow/choices.ts';
import { LoadingDialog } from '../../draft-form/index.ts';
import { actDraftName } from './openActs.ts';
import { ActDialog } from './ActDialog.tsx';
import { attachments, candidateFeeds, candidateFields, copies, opinion, signature } from './fields.ts';
import type { TaskActProps } from './types.ts';
import { useAfterRefusal } from './useAfterRefusal.ts';
import { useOwnSignature } from './useOwnSignature.ts';
import { useActWords } from './useActWords.ts';

/** Approval of a piece of work, with what is to be chosen before it goes on. */
export function ApproveDialog({ at, properties, formData, onActed, onClose }: TaskActProps) {
  const { client } = useApi();
  const signs = useOwnSignature(properties);
  const title = useActWords(properties).approve;
  const [asked] = useState(() => candidatesQuery(client, at.workId, at.enCode, formData));
  const query = useQuery(asked);
  useAfterRefusal(query.error);
  // What an act makes old is not read again under what was chosen.
  const candidates = useHeld(query.data);
  if (!candidates) return <LoadingDialog title={title} queries={[query]} onClose={onClose} />;
  return (
    <ActDialog<FlowHandling>
      draft={{ form: actDraftName('approve'), record: at.workId }}
      title={title}
      confirmLabel={title}
      parts={[
        ...candidateFields(candidates),
        opinion(),
        ...(properties?.hasSign === true ? [signature()] : []),
        attachments(),
        ...(properties?.isCustomCopy === true ? [copies()] : []),
      ]}
      feeds={candidateFeeds(candidates, at.workId, at.flowId)}
      initial={{ ...EMPTY_HANDLING, enCode: at.enCode, ...signs, formData }}
      act={(said, peopleOfEmptySteps) => flowActs(client).approve(at.workId, { ...said, peopleOfEmptySteps })}
      onActed={onActed}
      onClose={onClose}
    />
  );
}
