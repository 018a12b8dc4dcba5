import { useLingui } from '@lingui/react/macro';
import { IntegerField } from '../../primitives/integer-field/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { group, legend, pairs, setup } from './PrintPreview.css.ts';
import { PAPERS, PAPER_MAX_MM, PAPER_MIN_MM, PAPER_NAMES, marginMaxMm, paperName, withRoom } from './paper.ts';
import type { Paper, PaperName } from './paper.ts';

interface PageSetupProps {
  readonly paper: Paper;
  readonly onChange: (paper: Paper) => void;
}

const OWN = 'own';
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Size, direction and margins of the paper. A paper that was made narrower keeps no wider margins than it has room for. @source admin §2 */
export function PageSetup({ paper, onChange }: PageSetupProps) {
  const { t } = useLingui();
  const name = paperName(paper);
  const { acrossMm, downMm } = marginMaxMm(paper);
  const margins = { top: t`Top (mm)`, right: t`Right (mm)`, bottom: t`Bottom (mm)`, left: t`Left (mm)` };
  const set = (change: Partial<Paper>) => onChange(withRoom({ ...paper, ...change }));
  const take = (id: PaperName | typeof OWN) => {
    if (id === OWN) set({ widthMm: paper.widthMm + 1 });
    else set({ widthMm: PAPERS[id][0], heightMm: PAPERS[id][1] });
  };
  const side = (label: string, value: number, change: (mm: number) => Partial<Paper>) => (
    <IntegerField label={label} value={value} min={PAPER_MIN_MM} max={PAPER_MAX_MM} onChange={(mm) => mm !== null && set(change(mm))} />
  );
  return (
    <div className={setup}>
      <Segmented<PaperName | typeof OWN>
        label={t`Paper`}
        labelAt="start"
        value={name ?? OWN}
        onChange={take}
        segments={[...PAPER_NAMES.map((id) => ({ id, label: id })), { id: OWN, label: t`Own size` }]}
      />
      {name === null && (
        <div className={pairs}>
          {side(t`Width (mm)`, paper.widthMm, (widthMm) => ({ widthMm }))}
          {side(t`Height (mm)`, paper.heightMm, (heightMm) => ({ heightMm }))}
        </div>
      )}
      <Segmented
        label={t`Orientation`}
        labelAt="start"
        value={paper.direction}
        onChange={(direction) => set({ direction })}
        segments={[
          { id: 'portrait', label: t`Portrait` },
          { id: 'landscape', label: t`Landscape` },
        ]}
      />
      <fieldset className={group}>
        <legend className={legend}>{t`Margins`}</legend>
        <div className={pairs}>
          {SIDES.map((edge, at) => (
            <IntegerField
              key={edge}
              label={margins[edge]}
              value={paper.marginsMm[at] ?? 0}
              min={0}
              max={edge === 'top' || edge === 'bottom' ? downMm : acrossMm}
              onChange={(mm) => {
                const [top, right, bottom, left] = paper.marginsMm.map((margin, other) => (other === at ? (mm ?? 0) : margin));
                set({ marginsMm: [top ?? 0, right ?? 0, bottom ?? 0, left ?? 0] });
              }}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
