import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Layer } from '../../engines/layer-stack/index.ts';
import { IconButton } from '../button/index.ts';
import { classes, partProps, rootProps } from '../parts/index.ts';
import type { PartsProps } from '../parts/index.ts';
import { heading, scrolls, sheetHead, surface } from './Popover.css.ts';
import type { PanelPart } from './types.ts';
import type { useAnchored } from './useAnchored.ts';

interface PanelSurfaceProps {
  readonly of: ReturnType<typeof useAnchored>;
  readonly kind: 'field' | 'dialog';
  readonly label: string;
  readonly look: PartsProps<PanelPart>;
  readonly children: ReactNode;
}

/** The surface of every panel that hangs on something, with a heading where it is a sheet. */
export function PanelSurface({ of: panel, kind, label, look, children }: PanelSurfaceProps) {
  const { t } = useLingui();
  const { parts } = look;
  return (
    <Layer of={panel.layer}>
      <div {...panel.getPanelProps(rootProps(look, classes(surface, scrolls[kind])))}>
        {panel.isSheet && (
          <div {...partProps(parts, 'head', sheetHead)}>
            <span {...partProps(parts, 'heading', heading)} aria-hidden="true">
              {label}
            </span>
            <IconButton icon={X} label={t`Close`} onPress={panel.close} />
          </div>
        )}
        {children}
      </div>
    </Layer>
  );
}
