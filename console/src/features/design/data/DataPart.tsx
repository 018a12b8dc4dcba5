import { useLingui } from '@lingui/react/macro';
import { GroupTitle } from '@milepost/kit/group-title';
import type { NodeId } from '@milepost/openapi/domains/design';
import { useRef } from 'react';
import { RetiredFields } from '../retired/RetiredFields.tsx';
import { useInUse } from '../retired/inUse.ts';
import { usePaneKeys } from '../shell/usePaneKeys.ts';
import { FactsSheet } from '../sheet/index.ts';
import { FieldsTable } from './FieldsTable.tsx';
import * as css from './DataPart.css.ts';

/** Facts of a design, its fields with their keys, and the fields that were retired. @source designer §5.6 */
export function DataPart({ onOpen }: { readonly onOpen: (id: NodeId) => void }) {
  const { t } = useLingui();
  const inUse = useInUse();
  const part = useRef<HTMLElement>(null);
  usePaneKeys(part);
  return (
    <section ref={part} className={css.part} data-pane="data" aria-label={t({ message: 'Data', context: 'part of a design' })}>
      <section className={css.facts}>
        <FactsSheet />
      </section>
      <section className={css.fields}>
        <GroupTitle>{t`Fields`}</GroupTitle>
        <FieldsTable onOpen={onOpen} />
      </section>
      <section className={css.facts}>
        <GroupTitle note={t`Their values stay in the records, their keys are never given again`}>{t`Retired fields`}</GroupTitle>
        <RetiredFields {...inUse} />
      </section>
    </section>
  );
}
