import type { FlowDetail, FlowHandling } from '@milepost/openapi/domains/workflow';
import { useSession } from '../../../auth/currentSession.ts';

/** Signature an act begins with, where one is asked for: the one the person keeps. @reading R-853 */
export function useOwnSignature(properties: FlowDetail['properties']): Pick<FlowHandling, 'signImg'> {
  const { user } = useSession().currentUser;
  return { signImg: properties?.hasSign === true ? (user.signImg ?? '') : '' };
}
