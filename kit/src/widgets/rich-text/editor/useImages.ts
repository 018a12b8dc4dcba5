import type { Editor } from '@tiptap/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useKit } from '../../../primitives/kit-provider/index.ts';
import { isImageAllowed } from '../../../engines/clean-html/index.ts';
import { IMAGE_TYPES, nameOfImage } from './keepImage.ts';
import { followPlace } from './followPlace.ts';
import type { RichTextEditorProps } from './types.ts';

interface ImagesOptions {
  readonly editor: Editor | null;
  readonly origins: readonly string[];
  readonly uploadImage: RichTextEditorProps['uploadImage'];
}

/** Images on their way into a text: kept first, then put in where the keyboard was. */
export function useImages({ editor, origins, uploadImage }: ImagesOptions) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [underWay, setUnderWay] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);

  /**
   * @param at place in the text, which moves with it; without one the caret
   * @returns true when the image stands in the text
   */
  async function add(file: File, words = '', at: number | null = null): Promise<boolean> {
    if (!uploadImage || !editor) return false;
    setProblem(null);
    const place = at === null ? null : followPlace(editor, at);
    if (!IMAGE_TYPES.includes(file.type)) return refuse(t`Choose an image: PNG, JPEG, GIF or WebP`);
    setUnderWay((count) => count + 1);
    try {
      const kept = await uploadImage(file, left.current.signal);
      if (kept.kind === 'refused') return refuse(kept.message);
      if (!isImageAllowed(kept.src, [location.origin, ...origins])) return refuse(t`The image was kept where texts may not show it from`);
      if (editor.isDestroyed) return false;
      const alt = words.trim() || nameOfImage(file.name);
      const image = { type: 'image', attrs: { src: kept.src, alt } };
      const to = place?.now();
      // Its place is gone with the text around it.
      if (to === null) return false;
      if (to === undefined) editor.chain().setImage(image.attrs).run();
      else editor.chain().insertContentAt(to, image, { updateSelection: false }).run();
      announcer.say(t`Image inserted: ${alt}`);
      return true;
    } catch {
      return left.current.signal.aborted ? false : refuse(t`The image could not be uploaded. Try again.`);
    } finally {
      place?.forget();
      setUnderWay((count) => count - 1);
    }
  }
  function refuse(message: string): false {
    setProblem(message);
    announcer.say(message);
    return false;
  }
  return { add, isBusy: underWay > 0, problem };
}
