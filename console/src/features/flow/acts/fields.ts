import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { lazyPart } from '@milepost/kit/lazy';
import type { Api } from '../../../data/api/index.ts';
import { listCandidates } from '../../../data/workflow/choices.ts';
import type { FlowCandidates } from '@milepost/openapi/domains/workflow';
import { choices, custom, feed, files, pick, picks } from '../../resource/index.ts';
import type { FieldPart, OwnFeed } from '../../resource/index.ts';

const opinionField = lazyPart(async () => (await import('./OpinionField.tsx')).default);
const signatureField = lazyPart(async () => (await import('./SignatureField.tsx')).default);

/** Words that go with an act, with the phrases of the person. */
export const opinion = (label: MessageDescriptor = msg`Opinion`): FieldPart<unknown> =>
  custom('opinion', label, opinionField, { initial: '' });

/** A signature, drawn or typed, as a picture; the one a person keeps is the first. */
export const signature = (): FieldPart<unknown> =>
  custom('signImg', msg`Signature`, signatureField, {
    required: true,
    initial: '',
    message: { required: msg`Sign first` },
  });

/** Files, people who get a copy, and who does it instead. */
export const attachments = () => files('files', msg`Files`);
export const copies = () => picks('copyIds', msg`Copy to`, 'worker');
export const person = (label: MessageDescriptor) => pick('userId', label, 'worker', { required: true });

/**
 * Fields for what is to be chosen before work goes on: of several ways one or more, and the people of a step; nothing where others
 * have to approve this one yet. @reading R-158 @reading R-855
 */
export function candidateFields({ isStepOver, choice, steps }: FlowCandidates): readonly FieldPart<never>[] {
  if (isStepOver === false) return [];
  const ways = choice === 'branch' ? steps.filter(({ isBranchFlow }) => isBranchFlow) : [];
  const people = choice === 'nothing' ? [] : steps.filter(({ isCandidates }) => isCandidates);
  return [
    ...(ways.length === 0
      ? []
      : [
          choices(
            'branches',
            msg({ message: 'Way', context: 'flow' }),
            { from: 'static', options: ways.map(({ nodeId, nodeName }) => ({ id: nodeId, label: nodeName })) },
            { look: 'radio', required: true, message: { required: msg`Choose how it goes on` } },
          ),
        ]),
    ...people.map(({ nodeId, nodeName, hasCandidates, isBranchFlow }) => {
      const look = {
        required: true,
        ...(isBranchFlow && {
          shown: (read: (field: string) => unknown) => ((read('branches') ?? []) as readonly string[]).includes(nodeId),
        }),
      };
      const label = msg`People for ${nodeName}`;
      return hasCandidates
        ? choices(`candidates.${nodeId}`, label, feed(feedOf(nodeId)), look)
        : picks(`candidates.${nodeId}`, label, 'worker', look);
    }),
  ] as readonly FieldPart<never>[];
}

const feedOf = (nodeId: string) => `candidates:${nodeId}`;

/** Feeds of the people those fields offer. */
export const candidateFeeds = ({ steps }: FlowCandidates, workId: string, flowId: string | null): Readonly<Record<string, OwnFeed>> =>
  Object.fromEntries(
    steps.map(({ nodeId }) => [
      feedOf(nodeId),
      async ({ client }: Api, _: unknown, signal: AbortSignal) =>
        (await listCandidates(client, workId, nodeId, flowId, signal)).map(({ id, fullName, organize }) => ({
          id,
          label: fullName,
          keywords: organize,
        })),
    ]),
  );
