import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

test('text arrives whole, also where a character lies across two pieces', async () => {
  const bytes = new TextEncoder().encode('车型');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 4));
      controller.enqueue(bytes.slice(4));
      controller.close();
    },
  });
  expect(await readText(new Response(body))).toBe('车型');
});

test('an answer above the bound is not received further', async () => {
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulls++;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  expect(await readText(new Response(body), 10_000)).toBeNull();
  expect(pulls).toBeLessThan(20);
});

test('no body is empty text', async () => {
  expect(await readText(new Response(null))).toBe('');
});
