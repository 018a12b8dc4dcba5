import { useLayoutEffect } from 'react';
import type { ActionOpens } from './openAction.ts';
import { useResourceActions } from './useResourceActions.ts';
import type { ResourceActions } from './useResourceActions.ts';
import type { AnyResource } from '../definition/types.ts';

interface ActionCarrierProps {
  readonly resource: AnyResource;
  readonly opens: ActionOpens;
  readonly onHere: (actions: ResourceActions) => void;
}

/** Bearer of the actions of a screen; it draws nothing. */
export function ActionCarrier({ resource, opens, onHere }: ActionCarrierProps) {
  const actions = useResourceActions(resource, opens);
  useLayoutEffect(() => onHere(actions));
  return null;
}
