import { useLingui } from '@lingui/react/macro';
import { SurroundingsProvider } from '@milepost/kit/forms/render';
import { Heading, HeadingLevel } from '@milepost/kit/heading-level';
import type { Json } from '@milepost/openapi/domains/design';
import { useMemo, useState } from 'react';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { OtherMembers } from './OtherMembers.tsx';
import { SheetForm } from './SheetForm.tsx';
import type { Below } from './SheetForm.tsx';
import { useFormSurroundings } from './feeds/useSheetSurroundings.ts';
import { FACTS_SHEET, FORM_SHEET } from './kinds/form.ts';
import { settingsIn } from './settings/types.ts';
import type { SectionId, SheetSection } from './settings/types.ts';
import { useWantedSetting } from './useWantedSetting.ts';
import * as css from './ControlSheet.css.ts';

const OPEN_AT_FIRST: ReadonlySet<string> = new Set<SectionId>(['basics', 'look', 'own', 'rights']);
const NOTHING: Json = {};

interface OwnerSheetProps {
  readonly target: 'form' | 'facts';
  readonly title: string;
  readonly own: Json;
  readonly sections: readonly SheetSection[];
}

function OwnerSheet({ target, title, own, sections }: OwnerSheetProps) {
  const designer = useDesigner();
  const dialect = useDesign(({ document }) => document.dialect);
  const [openIds, setOpenIds] = useState(OPEN_AT_FIRST);
  const surroundings = useFormSurroundings();
  const name = `sheet-${target}`;
  useWantedSetting({ name, owner: target === 'form' ? target : 'flow', sections, own, dialect }, openIds, setOpenIds);
  const all = useMemo(() => [own], [own]);
  const below = useMemo(
    (): Below => (target === 'form' ? { advanced: <OtherMembers own={own} settings={settingsIn(sections)} dialect={dialect} /> } : {}),
    [target, own, sections, dialect],
  );
  return (
    <SurroundingsProvider value={surroundings}>
      <section className={css.sheet} aria-label={title}>
        <div className={css.head}>
          <Heading className={css.title}>{title}</Heading>
        </div>
        <HeadingLevel>
          <SheetForm
            name={name}
            sections={sections}
            all={all}
            begun={null}
            dialect={dialect}
            isReadOnly={designer.isReadOnly}
            openIds={openIds}
            onOpenChange={setOpenIds}
            onChange={([change]) => change && designer.run({ do: 'set', target, path: change[0], value: change[1] })}
            below={below}
          />
        </HeadingLevel>
      </section>
    </SurroundingsProvider>
  );
}

/** Settings of the form as a whole, for while nothing is selected. */
export function FormSheet() {
  const { t } = useLingui();
  const form = useDesign(({ document }) => document.form) ?? NOTHING;
  return <OwnerSheet target="form" title={t`Settings of the form`} own={form} sections={FORM_SHEET} />;
}

/** Name, code, category and description of the model a design belongs to. */
export function FactsSheet() {
  const { t } = useLingui();
  const facts = useDesign(({ document }) => document.facts);
  const own = useMemo((): Json => ({ ...facts }), [facts]);
  return <OwnerSheet target="facts" title={t`Facts of the design`} own={own} sections={FACTS_SHEET} />;
}
