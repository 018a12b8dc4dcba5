/** Press on a link, as far as it says whose it is. */
export type LinkPress = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** True for a press that is the browser's own: new tab, new window, download. An application follows the others by itself. */
export const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: LinkPress): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
