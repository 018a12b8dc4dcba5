// @vitest-environment node
import { Writable } from 'node:stream';
import { setupI18n } from '@lingui/core';
import { composeStory } from '@storybook/react-vite';
import { StrictMode } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { KitProvider } from '../primitives/kit-provider/index.ts';
import * as links from '../primitives/link/Link.stories.tsx';
import type { StoryFile } from './stories/showStory.tsx';

const files = import.meta.glob<StoryFile>(['../**/*.stories.tsx', '!./stories/**']);

/** A story as a server draws it: in a provider, in StrictMode, in the words of its source. */
function streamedStory(file: StoryFile, name: string): ReactNode {
  const Story = composeStory(
    { ...(file[name] as object), play: undefined } as Parameters<typeof composeStory>[0],
    { ...file.default },
    {},
    name,
  ) as ComponentType;
  return (
    <StrictMode>
      <KitProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })} lang="en">
        <Story />
      </KitProvider>
    </StrictMode>
  );
}

/** All that a server sends of a page. */
const streamed = (page: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const chunks: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(String(chunk));
        done();
      },
      final(done) {
        resolve(chunks.join(''));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(sink), onError: reject, onShellError: reject });
  });

/** Faults of a story that a server draws, in one line; none where there are none. */
async function faultOf(file: StoryFile, name: string): Promise<string[]> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    await streamed(streamedStory(file, name));
    return complaints.mock.calls.map((call) => `${name}: ${call.join(' ')}`);
  } catch (error) {
    return [`${name}: ${String(error)}`];
  } finally {
    complaints.mockRestore();
  }
}

test.each(Object.entries(files))('%s is streamed by a server, without a document, without a complaint', async (_path, load) => {
  expect(typeof document).toBe('undefined');
  const file = await load();
  const faults: string[] = [];
  for (const name of Object.keys(file).filter((one) => one !== 'default')) faults.push(...(await faultOf(file, name)));
  expect(faults).toEqual([]);
});

test('a link leads where it says before a server is told an origin', async () => {
  const html = await streamed(streamedStory(links, 'OwnPage'));
  expect(html).toMatch(/<a href="\/(?!externalLink)/);
});
