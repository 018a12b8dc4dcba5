import withoutRows from '../../suites/without-rows.json' with { type: 'json' };

/**
 * Problems of the list of operations that have no row yet: it may only get shorter. An operation that is neither
 * promised nor listed is a problem, and so is one that is listed although it has a row.
 */
export function gapProblems(missing: readonly string[], listed: readonly string[] = withoutRows): string[] {
  return [
    ...missing
      .filter((id) => !listed.includes(id))
      .map((id) => `${id} has no row, so nothing is promised about it. Write one in contract-tests/suites.`),
    ...listed
      .filter((id) => !missing.includes(id))
      .map((id) => `${id} has a row or is gone from the description. Take it out of suites/without-rows.json.`),
  ];
}
