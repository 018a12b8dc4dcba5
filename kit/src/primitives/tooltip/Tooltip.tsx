import { Layer } from '../../engines/layer-stack/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import type { PartLook } from '../parts/index.ts';
import { around, description, tip } from './Tooltip.css.ts';
import { useTip, useTooltip } from './headless.ts';
import type { TipOptions } from './headless.ts';
import type { TooltipProps } from './types.ts';

interface TipProps {
  readonly of: TipOptions;
  readonly text: string;
  readonly look: PartLook;
}

function Tip({ of, text, look }: TipProps) {
  const { getTipProps } = useTip(of);
  return (
    <Layer>
      <div {...getTipProps(rootProps(look, tip))}>{text}</div>
    </Layer>
  );
}

/**
 * A sentence beside a control while the pointer rests on it or the keyboard is there. The sentence always is the
 * control's description, shown or not. On a touch screen nothing shows.
 */
export function Tooltip({ text, placement, when = 'always', parts, children, ...look }: TooltipProps) {
  const tooltip = useTooltip({ placement, when });
  return (
    <span {...tooltip.getAnchorProps(partProps(parts, 'around', around[when]))}>
      {children}
      {when === 'always' && <span {...tooltip.getDescriptionProps({ className: description })}>{text}</span>}
      {tooltip.isShown && <Tip of={tooltip.tip} text={text} look={look} />}
    </span>
  );
}
