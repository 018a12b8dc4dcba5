import { useLingui } from '@lingui/react';
import type { Locale } from '@milepost/kit/locale';
import { useApi } from '../../data/api/index.ts';
import { useFeedback } from '../../feedback/index.ts';
import { changeLanguage } from '../../i18n/appCatalogs.ts';
import { keepLocale } from '../../i18n/locale.ts';
import { useSession } from '../../auth/currentSession.ts';

/** Changes the language of the page without loading it again, and remembers it; where its words do not come it stays. */
export function useChoosing(): (locale: Locale) => Promise<void> {
  const { i18n } = useLingui();
  const api = useApi();
  const { failure } = useFeedback();
  const { user } = useSession().currentUser;
  return async (locale) => {
    try {
      await changeLanguage(i18n, locale);
    } catch (error) {
      return failure(error);
    }
    keepLocale(locale, user.userId);
    // The choice also follows the person to other machines; the page does not wait for that.
    void api.updateSystemLanguage({ body: { language: locale } }).catch(() => undefined);
  };
}
