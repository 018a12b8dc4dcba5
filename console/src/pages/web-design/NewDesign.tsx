import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { loadPinyin } from '@milepost/kit/engines/pinyin';
import { FormFields, SurroundingsProvider } from '@milepost/kit/forms/render';
import { bindOperations } from '@milepost/openapi/client';
import { modelOperations } from '@milepost/openapi/operations';
import { useEffect } from 'react';
import { useApi } from '../../data/api/index.ts';
import { useWrite } from '../../data/useWrite.ts';
import { DraftNotice } from '../../drafts/index.ts';
import { choice, code, description, dictionary, name, toggle } from '../../features/resource/index.ts';
import { useDialogForm } from '../../features/resource/actions/task/useDialogForm.ts';
import { serverWords, useFeedback } from '../../feedback/index.ts';
import { FIELDS_COMING } from '../../lazy/index.ts';
import { useNavigate } from '../../routing/index.ts';
import { NEW_DESIGN, LIST_PATH } from './search.ts';

/** Facts a design begins with. */
interface NewDesignDraft {
  readonly fullName: string;
  readonly enCode: string;
  readonly webType: string;
  readonly category: string | null;
  readonly enableFlow: boolean;
  readonly description: string;
}

const [FORM, FORM_AND_LIST] = ['1', '2'] as const;
const WEB_DESIGN = 1;
const CODE_CHARS = 50;

const FIELDS = [
  name('fullName', msg`Name`, { help: msg`What people call it, for example Pavement damage` }),
  code('enCode'),
  choice('webType', msg`Kind`, { [FORM_AND_LIST]: msg`List and form`, [FORM]: msg`Form` }, { required: true }),
  choice('category', msg`Category`, dictionary('webDesign', 'id')),
  toggle('enableFlow', msg`With approval`),
  description(),
];

/** A design begins with a name and a code; it is drawn in the designer, which opens with it. @source designer §6.5 */
export default function NewDesign({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const feedback = useFeedback();
  const { client } = useApi();
  const { body, ...form } = useDialogForm<NewDesignDraft>({
    draft: { form: NEW_DESIGN, record: null },
    fields: FIELDS,
    initial: { webType: FORM_AND_LIST, enableFlow: false },
  });
  useOfferedCode(form.store);
  const { createModel } = bindOperations(client, modelOperations);
  const { run, isRunning } = useWrite({
    send: ({ enableFlow, webType, ...facts }: NewDesignDraft) =>
      createModel({
        body: {
          ...facts,
          webType: Number(webType),
          type: WEB_DESIGN,
          enableFlow: enableFlow ? 1 : 0,
          formData: JSON.stringify({ fields: [], idGlobal: 100 }),
        },
      }),
  });
  const save = async () => {
    if (!form.store.tryToSave()) return;
    try {
      const { data } = await run(form.store.snapshot());
      form.draft.drop();
      onClose();
      navigate({ to: LIST_PATH, search: { design: String(data ?? '') } });
    } catch (error) {
      form.store.refuse({ field: null, message: serverWords(error) ?? feedback.failureWords });
    }
  };
  const close = async () => {
    if (await form.guard()) onClose();
  };
  return (
    <Dialog
      title={t`New design`}
      widthPx={600}
      guard={form.guard}
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => void close()}>{t`Cancel`}</Button>
          <Button variant="primary" isBusy={isRunning} busyLabel={t`Saving`} onPress={() => void save()}>
            {t`Create and design`}
          </Button>
        </>
      }
    >
      {form.isReady ? (
        <div ref={body}>
          <DraftNotice draft={form.draft} />
          <SurroundingsProvider value={form.surroundings}>
            <FormFields spec={form.spec} store={form.store} name={NEW_DESIGN} onSubmit={() => void save()} />
          </SurroundingsProvider>
        </div>
      ) : (
        <output {...FIELDS_COMING} />
      )}
    </Dialog>
  );
}

type Store = ReturnType<typeof useDialogForm<NewDesignDraft>>['store'];

/** Offers a code for the name, out of its first letters, until somebody writes one. */
function useOfferedCode(store: Store): void {
  useEffect(() => {
    let initials = (_name: string): string => '';
    let offered = '';
    void loadPinyin().then(
      (pinyin) => {
        initials = (text) => pinyin.initials(text);
      },
      () => undefined,
    );
    return store.subscribe('fullName', () => {
      const { enCode: has, fullName } = store.snapshot();
      if (has !== '' && has !== offered) return;
      offered = initials(fullName).slice(0, CODE_CHARS);
      store.set('enCode', offered, 'rule');
    });
  }, [store]);
}
