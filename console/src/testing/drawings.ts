/** A part of what React keeps of a page, as far as counting needs it. */
interface Fiber {
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly flags: number;
  readonly type: unknown;
}

/** Mark of a component that was drawn, not only passed. */
const PERFORMED_WORK = 1;

let counts = new Map<string, number>();

/** Name of a component, through what wraps it. */
function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name;
  if (typeof type !== 'object' || type === null) return '';
  return nameOf('type' in type ? type.type : 'render' in type ? type.render : null);
}

function look(first: Fiber | null): void {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    const before = fiber.alternate;
    if (typeof fiber.type !== 'string' && (fiber.flags & PERFORMED_WORK) !== 0) {
      const name = nameOf(fiber.type);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    // Where its children are the very same ones, nothing below it was looked at.
    if (before === null || before.child !== fiber.child) look(fiber.child);
  }
}

const hook = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => look(current.child),
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
};
// React looks for it when it is loaded: this file is loaded before it, by `await vi.hoisted(() => import(…))`.
Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });

/** Numbers of drawings React makes while something is done, by the names of components: those that are new and those that are drawn anew. */
export async function drawingsOf(act: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  counts = new Map();
  await act();
  return counts;
}
