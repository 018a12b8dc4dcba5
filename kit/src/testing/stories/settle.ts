/** Until the next frame is about to be drawn. */
export const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** Ends movements: whatever moves is where it goes to; a colour on its way is nobody's choice. What turns for ever goes on. */
function endMovements() {
  for (const movement of document.getAnimations()) if (Number.isFinite(movement.effect?.getComputedTiming().endTime)) movement.finish();
}

/** Until what a part does about its size is drawn: its size is seen in a frame, and React draws in the tasks after it. */
export async function settled(): Promise<void> {
  endMovements();
  await frame();
  await task();
  await task();
  endMovements();
}
