import { useLingui } from '@lingui/react/macro';
import { Segmented } from '@milepost/kit/segmented';
import type { RefObject } from 'react';
import type { CanvasProps } from '../canvas/types.ts';
import { Outline } from '../outline/Outline.tsx';
import { Palette } from '../palette/Palette.tsx';
import * as css from './Designer.css.ts';

/** Thing the left pane shows. */
export type LeftShown = 'palette' | 'outline';

interface LeftPaneProps extends Omit<CanvasProps, 'widthPx' | 'box'> {
  readonly shown: LeftShown;
  readonly onShow: (shown: LeftShown) => void;
  /** Field of the search of the palette. */
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onQuick: () => void;
  readonly onLeave: () => void;
}

/** Kinds of controls, or the controls there are. */
export function LeftPane({ shown, onShow, search, onEdit, onAdd, onRemove, onPlace, onQuick, onLeave }: LeftPaneProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={css.tabs}>
        <Segmented
          label={t`What stands at the left`}
          segments={[
            { id: 'palette', label: t({ message: 'Controls', context: 'of the palette' }) },
            { id: 'outline', label: t`Outline` },
          ]}
          value={shown}
          onChange={onShow}
        />
      </div>
      {shown === 'outline' && <Outline onEdit={onEdit} onAdd={onAdd} onRemove={onRemove} onPlace={onPlace} />}
      <Palette isHidden={shown !== 'palette'} input={search} onAdded={() => onEdit('label')} onQuick={onQuick} onLeave={onLeave} />
    </>
  );
}
