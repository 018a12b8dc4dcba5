import { StrictMode, useEffect } from 'react';
import { Frame } from '../own/Frame.tsx';
import { pages } from '../own/pages.ts';
import type { PageId } from '../own/pages.ts';

interface DocumentProps {
  readonly page: PageId;
  readonly dir: 'ltr' | 'rtl';
}

/** A whole page as the server streams it and the browser takes it over. */
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
          <Frame page={page} addressOf={(id) => `/${id}`} />
        </body>
      </html>
    </StrictMode>
  );
}
