import { useLingui } from '@lingui/react/macro';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { MenuButton } from '@milepost/kit/menu';
import type { MenuItem } from '@milepost/kit/menu';
import { TextField } from '@milepost/kit/text-field';
import type { OpinionPhrase } from '@milepost/openapi/domains/workflow';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { addPhrase } from '../../../data/workflow/acts.ts';
import { phrasesQuery } from '../../../data/workflow/choices.ts';
import { useWrite } from '../../../data/useWrite.ts';
import { useFeedback } from '../../../feedback/index.ts';
import { PhrasesDrawer } from './PhrasesDrawer.tsx';
import * as css from './acts.css.ts';

const LINES = 4;
const KEEP = 'keep';
const MANAGE = 'manage';

/** The opinion with the phrases of the person: a chosen one is added to what is typed. */
export default function OpinionField({ field, value, onChange, onLeave }: EditProps<CustomControl>) {
  const { t } = useLingui();
  const { client } = useApi();
  const feedback = useFeedback();
  const { data: phrases = [] } = useQuery(phrasesQuery(client));
  const keeping = useWrite(addPhrase(client));
  const [isManaging, setManaging] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const keep = async () => {
    try {
      feedback.success('save', (await keeping.run(text.trim())).msg);
    } catch (error) {
      feedback.failure(error);
    }
  };
  const act = (id: string) => {
    if (id === KEEP) return void keep();
    if (id === MANAGE) return setManaging(true);
    const chosen = phrases.find((one) => one.id === id);
    if (chosen) onChange(text === '' ? chosen.text : `${text} ${chosen.text}`);
    return undefined;
  };
  return (
    <div className={css.opinion}>
      <TextField {...field} rows={LINES} value={text} onChange={onChange} onLeave={onLeave} />
      {field.use === 'editable' && (
        <div className={css.phrases}>
          <MenuButton
            trigger={{ label: t`Phrases`, text: t`Phrases`, variant: 'text' }}
            items={itemsOf(phrases, text, {
              own: t`My phrases`,
              everybody: t`Phrases of everybody`,
              keep: t`Keep this opinion as a phrase`,
              manage: t`Manage my phrases…`,
              nothing: t`Write an opinion first`,
            })}
            onAction={act}
          />
        </div>
      )}
      {isManaging && <PhrasesDrawer onClose={() => setManaging(false)} />}
    </div>
  );
}

function itemsOf(
  phrases: readonly OpinionPhrase[],
  text: string,
  words: Readonly<Record<'own' | 'everybody' | 'keep' | 'manage' | 'nothing', string>>,
): readonly MenuItem[] {
  const of = (owner: OpinionPhrase['owner'], label: string): MenuItem[] => {
    const items = phrases.filter((one) => one.owner === owner && one.isEnabled !== false).map((one) => ({ id: one.id, label: one.text }));
    return items.length === 0 ? [] : [{ kind: 'section', label, items }];
  };
  return [
    ...of('caller', words.own),
    ...of('everybody', words.everybody),
    { kind: 'separator' },
    { id: KEEP, label: words.keep, ...(text.trim() === '' && { disabledReason: words.nothing }) },
    { id: MANAGE, label: words.manage },
  ];
}
