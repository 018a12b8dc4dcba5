import type { I18n } from '@lingui/core';
import { ConfirmHost } from '@milepost/kit/confirm';
import { KitProvider } from '@milepost/kit/kit-provider';
import type { Locale } from '@milepost/kit/locale';
import { ToastRegion, ToasterProvider, createToaster } from '@milepost/kit/toast';
import type { Toaster } from '@milepost/kit/toast';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Chinese names are found by pinyin, too; what reads them comes when a list first opens. */
const loadSounds = () => import('@milepost/kit/engines/pinyin').then(({ loadPinyin }) => loadPinyin());

interface EntryHostsProps {
  /** Words of the kit and of the entry point, active in `locale`. */
  readonly i18n: I18n;
  readonly locale: Locale;
  /** Element of the body for layers over the page; one of its own where left out. */
  readonly layerHost?: HTMLElement;
  /** False where the page around it has named its language already. @defaultValue true */
  readonly ownsDocument?: boolean;
  /** Messages of the entry point; a toaster of its own where left out. */
  readonly toaster?: Toaster;
  /** Messages are off the page, as behind a lock. @defaultValue false */
  readonly isCovered?: boolean;
  /** A change of it refuses every open question. @reading R-337 */
  readonly topic?: string;
  /** Puts what only this entry point has around the hosts of messages and questions: its session, its server. */
  readonly within?: (inner: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Everything a widget of the kit may ask for, for every entry point that draws widgets: language, live regions and layers, messages,
 * questions, and a panel in place of what fails. An entry point never puts these together by itself, so that none is missing.
 */
export function EntryHosts({
  toaster: given,
  topic = '',
  isCovered = false,
  within = (inner) => inner,
  children,
  ...kit
}: EntryHostsProps) {
  const [own] = useState(() => given ?? createToaster());
  const toaster = given ?? own;
  return (
    <KitProvider {...kit} loadSounds={loadSounds} lang={kit.locale}>
      <ErrorBoundary>
        {within(
          <ToasterProvider toaster={toaster}>
            <ConfirmHost topic={topic}>{children}</ConfirmHost>
            {!isCovered && <ToastRegion toaster={toaster} />}
          </ToasterProvider>,
        )}
      </ErrorBoundary>
    </KitProvider>
  );
}
