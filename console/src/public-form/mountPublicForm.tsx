import { StrictMode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { DraftsProvider, tabDrafts } from '../drafts/index.ts';
import { Broken, EntryHosts } from '../hosts/index.ts';
import { setupWords, speakApp } from '../i18n/appCatalogs.ts';
import { $locale } from '../i18n/locale.ts';
import { fetchConsoleConfig } from '../settings/config.ts';
import { adoptOfficeZone } from '../settings/officeClock.ts';
import { PublicFormPage } from './PublicFormPage.tsx';
import type { I18n } from '@lingui/core';

/** Paints the form of a short link; the returned function takes it away. */
export async function mountPublicForm(host: HTMLElement, linkKey: string, onLeave: () => void): Promise<() => void> {
  const i18n = setupWords();
  const [config] = await Promise.all([fetchConsoleConfig(fetch), speakApp(i18n, $locale.get())]);
  adoptOfficeZone(config);
  // A panel about a fault must not be fetched when there is one.
  void Broken.fetch().catch(() => undefined);
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <Surroundings i18n={i18n} linkKey={linkKey} onLeave={onLeave} />
    </StrictMode>,
  );
  return () => root.unmount();
}

interface SurroundingsProps {
  readonly i18n: I18n;
  readonly linkKey: string;
  readonly onLeave: () => void;
}

function Surroundings({ i18n, linkKey, onLeave }: SurroundingsProps) {
  const [drafts] = useState(tabDrafts);
  const locale = useSyncExternalStore(
    (hear) => $locale.listen(hear),
    () => $locale.get(),
  );
  return (
    <EntryHosts i18n={i18n} locale={locale}>
      <DraftsProvider value={drafts}>
        <PublicFormPage linkKey={linkKey} onLeave={onLeave} />
      </DraftsProvider>
    </EntryHosts>
  );
}
