import type { FlowRecord } from '@milepost/openapi/domains/workflow';

/** Outcome of a step so far. */
export interface StepSum {
  readonly name: string;
  /** Labels of the people, each once. */
  readonly approved: readonly string[];
  readonly returned: readonly string[];
  readonly opinion: string;
}

/** The trail by its steps, in the order they were first handled. */
export function stepSums(records: readonly FlowRecord[]): readonly StepSum[] {
  const handled = records.filter(({ handleStatus }) => handleStatus === 'approved' || handleStatus === 'returned');
  const peopleWho = (lines: readonly FlowRecord[], status: FlowRecord['handleStatus']) => [
    ...new Set(lines.filter(({ handleStatus }) => handleStatus === status).map(({ userName }) => userName)),
  ];
  return [...new Set(handled.map(({ nodeName }) => nodeName))].map((name) => {
    const lines = handled.filter(({ nodeName }) => nodeName === name);
    return {
      name,
      approved: peopleWho(lines, 'approved'),
      returned: peopleWho(lines, 'returned'),
      opinion: lines.findLast(({ handleOpinion }) => handleOpinion !== '')?.handleOpinion ?? '',
    };
  });
}
