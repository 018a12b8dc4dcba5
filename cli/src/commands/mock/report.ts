/** Text a person reads when the mock is ready. */
export function mockReport(url: string): string {
  return [
    `Mock ready at ${url}`,
    '  It answers every operation with its first example; another one: header "Prefer: example=NAME" or ?__example=NAME.',
    `  try it    curl -X POST ${url}/api/oauth/Login -d "account=admin&password=x"`,
    'Ctrl-C ends it.',
  ].join('\n');
}
