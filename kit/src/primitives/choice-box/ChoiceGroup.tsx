import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { controlBox, controlInput, controlState } from '../control/index.ts';
import { FieldFrame } from '../field/index.ts';
import { partProps } from '../parts/index.ts';
import { flow as flowStyle, stateLine } from './ChoiceBox.css.ts';
import type { ChoiceGroupModel } from './headless.ts';
import type { ChoiceGroupProps } from './types.ts';

interface ChoiceGroupFrameProps extends Omit<ChoiceGroupProps, 'options' | 'state' | 'use' | 'id'> {
  /** Behaviour a hook has made. */
  readonly group: ChoiceGroupModel;
  /** The boxes. */
  readonly children: ReactNode;
}

/** Words around a few choices that are all in sight, and what is said in place of them while they load. */
export function ChoiceGroup({ group, children, flow = 'horizontal', ...words }: ChoiceGroupFrameProps) {
  const { t } = useLingui();
  const { parts } = words;
  const { state, retry } = group;
  if (group.use === 'readOnly')
    return (
      <FieldFrame {...words} field={group}>
        <span {...partProps(parts, 'control', `${controlBox} ${controlState.readOnly}`)}>
          <input {...group.getTextProps(partProps(parts, 'input', controlInput))} />
        </span>
      </FieldFrame>
    );
  return (
    <FieldFrame {...words} field={group} labelFor="text">
      <div {...group.getGroupProps(partProps(parts, 'group', undefined))}>
        <div {...partProps(parts, 'choices', flowStyle[flow])}>{children}</div>
        {state !== 'ready' && (
          <p {...partProps(parts, 'state', stateLine)}>
            {{ loading: t`Loading…`, empty: t`No options`, failed: t`Loading failed` }[state]}
            {retry && <Button variant="accent" onPress={retry}>{t`Retry`}</Button>}
          </p>
        )}
      </div>
    </FieldFrame>
  );
}
