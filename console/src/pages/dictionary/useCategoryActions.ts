import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import type { Category } from '@milepost/openapi/domains/dictionary';
import { useApi } from '../../data/api/index.ts';
import { exportCategory } from '../../data/dictionary/exportCategory.ts';
import { removeCategory } from '../../data/dictionary/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import type { CategoryActionId } from './actions.ts';
import { saveFile } from './saveFile.ts';

/** Carries out a row action of the drawer. @source admin §4, §8 */
export function useCategoryActions(onEdit: (id: string) => void) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const api = useApi();
  const remove = useWrite(removeCategory(api));

  return async (action: CategoryActionId, category: Category) => {
    if (action === 'edit') return onEdit(category.id);
    const isSure = await confirm(
      action === 'export'
        ? {
            title: t`Prompt`,
            body: t`Are you sure to export this dictionary category, continue?`,
            subject: category.fullName,
            confirmLabel: t`Export`,
            tone: 'plain',
          }
        : {
            title: t`Prompt`,
            body: t`This operation will permanently delete the data, continue?`,
            subject: category.fullName,
            confirmLabel: t`Delete`,
            tone: 'danger',
          },
    );
    if (!isSure) return;
    try {
      if (action === 'export') saveFile(await exportCategory(api, category.id));
      else feedback.success('remove', (await remove.run(category.id)).msg);
    } catch (error) {
      feedback.failure(error);
    }
  };
}
