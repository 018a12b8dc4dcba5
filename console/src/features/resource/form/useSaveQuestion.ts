import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { valueAt } from '@milepost/kit/forms/grammar';
import { useText } from '@milepost/kit/forms/render';
import type { FormStore } from '@milepost/kit/forms/store';
import type { AnyResource, Saving } from '../definition/types.ts';
import { useValueText } from '../../../form-changes/index.ts';

/** Asks before a save, where the form has a question or a warning. @returns whether it may be saved */
export function useSaveQuestion(form: AnyResource['form'], store: FormStore) {
  const { t } = useLingui();
  const text = useText();
  const valueText = useValueText();
  const confirm = useConfirm();

  /** Lines that say what was changed, from what to what. */
  function changeTexts(): readonly string[] {
    const before = store.loaded();
    const changed = store.changed();
    return store.controls
      .filter(({ control }) => changed.includes(control.field))
      .map(({ control }) => {
        const label = text(control.label);
        if (control.kind === 'text' && control.isSecret) return t`${label}: a new one`;
        const [was, is] = [valueText(control, valueAt(before, control.field)), valueText(control, store.value(control.field))];
        return t`${label}: ${was} → ${is}`;
      });
  }

  return async (saving: Saving): Promise<boolean> => {
    const { confirm: asked, warnings: warningsOf } = form ?? {};
    store.setSaving(true);
    const warnings = await (warningsOf?.(store.snapshot(), saving) ?? []);
    store.setSaving(false);
    if (asked === undefined && warnings.length === 0) return true;
    const changes = asked === undefined ? [] : changeTexts();
    const question = [...warnings.map(text), ...(asked === undefined ? [t`Save all the same?`] : [text(asked)])];
    const body = [...question, ...changes].join('\n');
    return confirm({ title: t`Prompt`, body, confirmLabel: t`Save`, tone: warnings.length > 0 ? 'danger' : 'plain' });
  };
}
