const two = (figure: number) => String(figure).padStart(2, '0');

/**
 * A moment (milliseconds since 1970) as `YYYY-MM-DD HH:mm` by the clock of whoever reads, the same in all languages; none is
 * empty text. @source shell §9 (default date format)
 */
export function momentText(ms: number | null): string {
  if (ms === null) return '';
  const at = new Date(ms);
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
