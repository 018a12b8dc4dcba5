/** Person who signs in. */
export interface Person {
  readonly account: string;
  readonly password: string;
}

/**
 * Notes when the login form had been painted, as `window.__ready`, fills it in and names its button `go`, so that a press of
 * that signs in. Whole in itself: it is also put into pages it was not built with.
 */
export function noteForm({ account, password }: Person): void {
  const write = (name: string, text: string) => {
    const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    // Past what React has put over the property, so that it sees a change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const whenPainted = (task: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', task);
      port1.start();
      port2.postMessage(null);
    });
  const note = () => {
    const button = document.querySelector('form button[type=submit]');
    if (!button) return;
    look.disconnect();
    button.id = 'go';
    whenPainted(() => {
      window.__ready = performance.now();
      // Nobody types within the first moment: what that costs belongs to nothing that is measured.
      setTimeout(() => {
        write('account', account);
        write('password', password);
      }, 150);
    });
  };
  const look = new MutationObserver(note);
  look.observe(document, { childList: true, subtree: true });
  // The console's own start may have been there first.
  note();
}
