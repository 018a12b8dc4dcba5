import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import type { FormSpec } from '@milepost/kit/forms/grammar';
import { FormFields, SurroundingsProvider } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { useState } from 'react';
import type { TriedAs } from '../../../data/design/heldRights.ts';
import type { ModelPlace } from '../../../data/design/menuEntries.ts';
import { menuPath } from '../../../i18n/menuName.ts';
import type { Words } from '../../../i18n/menuName.ts';
import { choice, pick, picks } from '../../resource/index.ts';
import { useConsoleSurroundings } from '../../resource/form/useSurroundings.ts';
import * as css from './Trial.css.ts';

/** Draft of the dialog. */
interface Chosen {
  readonly who: string;
  readonly roles: readonly string[];
  readonly person: string | null;
  readonly entry: string | null;
}

function specOf(places: readonly ModelPlace[], words: Words): FormSpec<Chosen> {
  const who = (id: string) => ({ field: 'who', is: [id] });
  const entries = places.map(({ id, path }) => ({ id, label: menuPath(path, words) }));
  return {
    parts: [
      choice(
        'who',
        msg`Try as`,
        { everybody: msg`Everybody: nothing is hidden`, roles: msg`Somebody with roles`, person: msg`A person` },
        { look: 'radio', required: true },
      ),
      picks('roles', msg`Roles`, 'role', { shown: who('roles'), required: who('roles') }),
      pick('person', msg({ message: 'Person', context: 'somebody' }), 'person', { shown: who('person'), required: who('person') }),
      ...(places.length > 1
        ? [
            choice(
              'entry',
              msg`Entry of the menu`,
              { from: 'static', options: entries },
              {
                required: true,
                shown: { field: 'who', isNot: ['everybody'] },
                help: msg`Rights are given on each entry by itself.`,
              },
            ),
          ]
        : []),
    ],
  };
}

interface AsDialogProps {
  readonly as: TriedAs | null;
  readonly places: readonly ModelPlace[];
  readonly entryId: string;
  readonly onChoose: (as: TriedAs | null, entryId: string) => void;
  readonly onClose: () => void;
}

/** Choice of who a design is tried as: everybody, people with some roles, or one person with theirs. @source designer §14 */
export function AsDialog({ as, places, entryId, onChoose, onClose }: AsDialogProps) {
  const { i18n, t } = useLingui();
  const [spec] = useState(() => specOf(places, i18n));
  const [store] = useState(() =>
    createFormStore<Chosen>(spec, {
      who: as?.kind ?? 'roles',
      roles: as?.kind === 'roles' ? as.ids : [],
      person: as?.kind === 'person' ? (as.ids[0] ?? null) : null,
      entry: (places.find(({ id }) => id === entryId) ?? places[0])?.id ?? null,
    }),
  );
  const choose = () => {
    if (!store.tryToSave()) return;
    const { who, roles, person, entry } = store.snapshot();
    const chosen: TriedAs | null =
      who === 'roles' ? { kind: 'roles', ids: roles } : who === 'person' && person !== null ? { kind: 'person', ids: [person] } : null;
    onChoose(chosen, entry ?? '');
    onClose();
  };
  return (
    <Dialog
      widthPx={600}
      title={t`Try as somebody`}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={choose}>
            {t({ message: 'Try', context: 'a design' })}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        {places.length === 0 && (
          <p className={css.text}>{t`The design is in no menu yet, so that nobody has a right to it. Release it into a menu first.`}</p>
        )}
        <SurroundingsProvider value={useConsoleSurroundings()}>
          <FormFields spec={spec} store={store} name="trial-as" onSubmit={choose} />
        </SurroundingsProvider>
      </div>
    </Dialog>
  );
}
