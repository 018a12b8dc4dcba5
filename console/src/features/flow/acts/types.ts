import type { RecordValues } from '@milepost/openapi/domains/record';
import type { FlowDetail } from '@milepost/openapi/domains/workflow';
import type { Acted } from '../../../data/workflow/acts.ts';
import type { FlowAct } from './openActs.ts';

/** People by step. */
export type PeopleByStep = Readonly<Record<string, readonly string[]>>;

/** Process and work an act is about. */
export interface ActAt {
  readonly processId: string;
  readonly flowId: string | null;
  readonly enCode: string;
  readonly workId: string;
  /** Line of the trail that can be taken back; empty for none. */
  readonly recordId: string;
}

export interface TaskActProps {
  readonly act: FlowAct;
  readonly at: ActAt;
  readonly properties: FlowDetail['properties'];
  /** Values of the form where the step lets some be changed, else null. */
  readonly formData: RecordValues | null;
  /** The act was carried out; called before anything is read again. */
  readonly onActed: (acted: Acted) => void;
  readonly onClose: () => void;
}
