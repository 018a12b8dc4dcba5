import type { Style } from '../../engines/prop-getters/index.ts';

/** Look of one part of a widget beside that of the kit: classes of one's own win over the kit’s, which are in a layer. */
export interface PartLook {
  readonly className?: string | undefined;
  readonly style?: Style | undefined;
}

/** Looks of the parts of a widget by their names, which its manual lists and the page has as `data-part`. The same object from drawing to drawing. */
export type PartLooks<Part extends string> = Readonly<Partial<Record<Part, PartLook>>>;

/** Look of a widget as a whole, and of its parts. */
export interface PartsProps<Part extends string> {
  readonly className?: string | undefined;
  readonly style?: Style | undefined;
  readonly parts?: PartLooks<Part>;
}

/** Classes of an element, without those that are missing. */
export const classes = (...names: readonly (string | undefined)[]): string | undefined => names.filter(Boolean).join(' ') || undefined;

/** Attributes of a part that is drawn: its name, its classes, its style. */
export function partProps<Part extends string>(
  parts: PartLooks<Part> | undefined,
  part: Part,
  className: string | undefined,
  style?: Style,
): PartLook & { readonly 'data-part': Part } {
  const own = parts?.[part];
  return {
    'data-part': part,
    className: own?.className ? classes(className, own.className) : className,
    style: own?.style ? { ...style, ...own.style } : style,
  };
}

/** Attributes of the outermost element of a widget: the classes of the kit and one's own, and one's own style. */
export const rootProps = ({ className, style }: PartLook, ours: string | undefined) => ({
  className: classes(ours, className),
  style,
});
