import { setupI18n } from '@lingui/core';
import { KitProvider } from '@milepost/kit/kit-provider';
import { ToastRegion, createToaster } from '@milepost/kit/toast';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';

/** jsdom lays nothing out, so nothing has a size that could change. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => {};
    disconnect = () => {};
  },
);

test('a message at the edge of the page goes off it with what lies over the page, as when the screen is locked, and comes back', async () => {
  const toaster = createToaster();
  const layerHost = document.body.appendChild(document.createElement('div'));
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const { appeared } = await renderInConsole(
    <KitProvider i18n={i18n} lang="en" layerHost={layerHost}>
      <ToastRegion toaster={toaster} />
    </KitProvider>,
  );
  const shown = () => [...document.querySelectorAll('section[aria-label=Messages] p')].map(({ textContent }) => textContent);
  await act(async () => toaster.show({ tone: 'error', title: '绝密 K98+500', durationMs: 'until-closed' }));
  await appeared('section[aria-label=Messages]');
  expect(shown()).toEqual(['绝密 K98+500']);
  layerHost.remove();
  expect(shown()).toEqual([]);
  document.body.append(layerHost);
  expect(shown()).toEqual(['绝密 K98+500']);
  layerHost.remove();
});
