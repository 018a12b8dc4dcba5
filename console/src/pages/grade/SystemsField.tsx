import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { useMemo } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { GivenNodes } from './GivenNodes.tsx';

/** Systems this person works in. */
export function SystemsField(props: EditProps<CustomControl>) {
  const { systems } = useSession().currentUser.user;
  const nodes = useMemo(() => systems.map(({ id, name }) => ({ id, fullName: name, children: [] })), [systems]);
  return <GivenNodes {...props} nodes={nodes} />;
}
