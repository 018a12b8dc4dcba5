import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** The browser's title of a page beside the application: its name, then the system's. @source shell §2.2 rule 6 */
export function useTitle(name: string): void {
  const { t } = useLingui();
  const platform = t`Smart logistics operations platform`;
  useEffect(() => {
    document.title = `${name} - ${platform}`;
  }, [name, platform]);
}
