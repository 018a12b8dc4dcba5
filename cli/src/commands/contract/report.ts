/** Lines after the summary of a run: where to look next. */
export function contractReport(summary: string, reportFile: string | null, written: readonly string[] = []): string {
  return [
    summary,
    ...(reportFile === null ? [] : [`Every request and answer: ${reportFile}`]),
    ...(written.length === 0 ? [] : [`Reports: ${written.join(', ')}`]),
  ].join('\n');
}
