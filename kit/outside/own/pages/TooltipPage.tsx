import { Layer } from '@milepost/kit/engines/layer-stack';
import { useTip, useTooltip } from '@milepost/kit/headless/tooltip';
import type { TipOptions } from '@milepost/kit/headless/tooltip';
import { Button, Card } from '../ui.tsx';

const TEXT = '最後に保存した内容に戻します';

function Tip({ of }: { readonly of: TipOptions }) {
  const { getTipProps } = useTip(of);
  return (
    <Layer>
      <div {...getTipProps({ className: 'z-10 rounded bg-slate-900 text-white text-sm p-2' })}>{TEXT}</div>
    </Layer>
  );
}

/** A button that says more about itself. */
export function TooltipPage() {
  const { isShown, tip, getAnchorProps, getDescriptionProps } = useTooltip();
  return (
    <Card>
      <span {...getAnchorProps()}>
        <Button>元に戻す</Button>
        <i {...getDescriptionProps()}>{TEXT}</i>
        {isShown && <Tip of={tip} />}
      </span>
    </Card>
  );
}
