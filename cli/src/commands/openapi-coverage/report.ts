import type { DescriptionCoverage } from '@milepost/openapi/description';

/** Text a person reads: the share first, then the counts, then what is missing and what to do. */
export function coverageReport(coverage: DescriptionCoverage): string {
  const { documented, covered, missing, operations, byStatus, byEffect, byDomain } = coverage;
  const percent = documented === 0 ? 100 : Math.floor((covered / documented) * 100);
  const lines = [
    `${covered} of ${documented} documented calls described (${percent} %), ${operations} operations in all`,
    `  by status  ${counts(byStatus)}`,
    `  by effect  ${counts(byEffect)}`,
    `  by domain  ${counts(byDomain)}`,
  ];
  if (missing.length === 0) return lines.join('\n');
  return [
    ...lines,
    '',
    `${missing.length} missing:`,
    ...missing.map(({ call, source }) => `  ${call}  (${source})`),
    'Describe them in openapi/spec/domains, then run "npm run generate".',
  ].join('\n');
}

const counts = (by: Readonly<Record<string, number>>): string =>
  Object.entries(by)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
