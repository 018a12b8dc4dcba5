import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import type { PortalDesign } from '@milepost/openapi/domains/portal';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { saveOwnPortal } from '../../data/portal/rows.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import { useUnsaved } from '../../open-pages/unsaved.ts';
import { useSystemId } from './useSystemId.ts';
import { columnsOf, putAt, stepped } from './grid/arrange.ts';
import type { Spot, Step } from './grid/arrange.ts';
import { arranged, designedPlaces, placesOf } from './grid/designPlaces.ts';

/** The arrangement of a portal: as it is kept, or as somebody is changing it. */
export function useArrange(portalId: string, design: PortalDesign) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const feedback = useFeedback();
  const write = useWrite(saveOwnPortal(useApi().client, portalId, useSystemId()));
  const [draft, setDraft] = useState<readonly Spot[] | null>(null);
  const kept = placesOf(design.layout);
  const places = draft ?? kept;
  const columns = columnsOf([...kept, ...(designedPlaces(design) ?? [])]);
  const isChanged = draft !== null && JSON.stringify(draft) !== JSON.stringify(kept);
  useUnsaved(isChanged);

  const placeWords = ({ x, y, w, h }: Spot): string => {
    const [column, row] = [x + 1, y + 1];
    return t`column ${column}, row ${row}, ${w} wide, ${h} high`;
  };
  const change = (next: readonly Spot[]) => {
    if (next !== places) setDraft(next);
    return next;
  };
  return {
    places,
    columns,
    isArranging: draft !== null,
    isChanged,
    isSaving: write.isRunning,
    isDesigned: designedPlaces(design) === null,
    placeWords,
    begin: () => setDraft(kept),
    cancel: () => setDraft(null),
    /** Puts a card somewhere without a word, for the pointer. */
    put: (id: string, want: Partial<Spot>) => void change(putAt(places, id, want, columns)),
    /** One step, which is told. */
    step: (id: string, title: string, step: Step) => {
      const next = change(stepped(places, id, step, columns));
      const at = next.find((place) => place.id === id);
      if (next === places) announcer.say(t`${title} cannot go further.`);
      else if (at) {
        const words = placeWords(at);
        announcer.say(t`${title}: ${words}`);
      }
    },
    reset: () => {
      const first = designedPlaces(design);
      if (first) {
        setDraft(kept.map((place) => first.find(({ id }) => id === place.id) ?? place));
        announcer.say(t`The cards are where the designer put them. Save to keep it.`);
      }
    },
    async save(): Promise<boolean> {
      try {
        const { msg } = await write.run(arranged(design, places));
        setDraft(null);
        feedback.success('save', msg);
        return true;
      } catch (error) {
        feedback.failure(error);
        return false;
      }
    },
  };
}

export type Arranging = ReturnType<typeof useArrange>;
