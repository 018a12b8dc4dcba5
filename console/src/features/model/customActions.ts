import { createElement } from 'react';
import type { CustomButton, ModelRow } from '../../data/model/compile/index.ts';
import { designedCode } from '../../permissions/index.ts';
import type { MoreAction, OpenedProps } from '../resource/index.ts';
import { CustomCall } from './CustomCall.tsx';
import type { ScreenOf } from './CustomForm.tsx';
import { CustomNotice } from './CustomNotice.tsx';
import { CustomScript } from './CustomScript.tsx';
import { says } from './says.ts';

/** Actions of the rows that a design has made itself. @source forms §7 */
export const customActions = (buttons: readonly CustomButton[], screenOf: ScreenOf): readonly MoreAction<ModelRow>[] =>
  buttons.map(({ id, label, code, effect }) => ({
    id: `custom-${id}`,
    label: says(label),
    code: designedCode(code),
    opens: async () => {
      switch (effect.kind) {
        case 'form': {
          const { default: CustomForm } = await import('./CustomForm.tsx');
          return { default: (props: OpenedProps<ModelRow>) => createElement(CustomForm, { ...props, effect, screenOf }) };
        }
        case 'interface':
          return { default: (props: OpenedProps<ModelRow>) => createElement(CustomCall, { ...props, effect, label }) };
        case 'notify':
          return { default: (props: OpenedProps<ModelRow>) => createElement(CustomNotice, { ...props, effect }) };
        case 'script':
          return { default: (props: OpenedProps<ModelRow>) => createElement(CustomScript, { ...props, label }) };
      }
    },
  }));
