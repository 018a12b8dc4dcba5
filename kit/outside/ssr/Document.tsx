import { HeadlessProvider } from '@milepost/kit/engines/environment';
import { StrictMode, useEffect } from 'react';
import { Frame } from '../own/Frame.tsx';
import { pages } from '../own/pages.ts';
import type { PageId } from '../own/pages.ts';

interface DocumentProps {
  readonly page: PageId;
  readonly dir: 'ltr' | 'rtl';
}

/** A whole page as the server streams it and the browser takes it over. A server has no page that says its language: a provider does. */
export function Document({ page, dir }: DocumentProps) {
  useEffect(() => {
    document.documentElement.dataset['taken'] = 'over';
  }, []);
  return (
    <StrictMode>
      <html lang="ja" dir={dir}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{pages[page].title}</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/client.css" />
        </head>
        <body>
          <HeadlessProvider lang="ja" dir={dir}>
            <Frame page={page} addressOf={(id) => `/${id}`} />
          </HeadlessProvider>
        </body>
      </html>
    </StrictMode>
  );
}
