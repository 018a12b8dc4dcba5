/** Lines after the summary of a run: where to look next. */
export function contractReport(summary: string, reportFile: string | null): string {
  return reportFile === null ? summary : `${summary}\nEvery request and answer: ${reportFile}`;
}
