import { useLingui } from '@lingui/react/macro';
import { FormFields } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { memo, useMemo } from 'react';
import type { Part } from '@milepost/kit/forms/grammar';
import type { DesignDialect, DesignNode } from '@milepost/openapi/domains/design';
import { useDesign } from '../designer/useDesigner.ts';
import { isWorkedOut } from './drawnFormula.ts';
import { canvasPart, partOfNode } from './nodePart.ts';
import * as css from './Canvas.css.ts';

/** A control as its form would draw it; nothing in it can be used. */
export const NodeContent = memo(function NodeContent({ node, dialect }: { readonly node: DesignNode; readonly dialect: DesignDialect }) {
  const { t } = useLingui();
  const { part } = partOfNode(node, dialect);
  const hasResult = useDesign(({ document }) => isWorkedOut(part, node.id, document.tree));
  if (!part) return <div className={css.unread}>{t`Not a control: it is kept as it came`}</div>;
  return <DrawnPart part={part} id={node.id} hasResult={hasResult} />;
});

interface DrawnPartProps {
  readonly part: Part;
  readonly id: string;
  /** A formula its form can work out. */
  readonly hasResult: boolean;
}

function DrawnPart({ part, id, hasResult }: DrawnPartProps) {
  const drawn = useMemo(() => {
    // Its place in the row is that of its frame.
    const { span: _span, ...whole } = canvasPart(part, id, hasResult);
    const spec = { parts: [whole as Part] };
    return { spec, store: createFormStore(spec, {}) };
  }, [part, id, hasResult]);
  return (
    <div inert aria-hidden="true" className={css.content}>
      <FormFields spec={drawn.spec} store={drawn.store} name={`canvas-${id}`} isBare />
    </div>
  );
}
