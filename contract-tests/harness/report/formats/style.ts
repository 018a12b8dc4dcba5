/** Look of the page: light or dark as the reader has it, one column that wraps everything. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1b1f24;--quiet:#57606a;--page:#fff;--panel:#f6f8fa;--line:#8c959f;--bad:#b3261e;--good:#1a6b32;--focus:#0b57d0}
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--quiet:#a5b1bd;--page:#0d1117;--panel:#161b22;--line:#6e7681;--bad:#ff9a92;--good:#6fdd8b;--focus:#8ab4f8}}
*{box-sizing:border-box}
body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;padding:1.5rem 1rem 4rem;max-width:62rem;color:var(--ink);background:var(--page);overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.25rem;margin:2.5rem 0 .75rem}h3{font-size:1rem;margin:0 0 .25rem}
.host{white-space:normal}
code{font:.875rem/1.5 ui-monospace,monospace}
.verdict{font-size:1.125rem;font-weight:600;margin:0 0 1rem;border-inline-start:.25rem solid;padding-inline-start:.75rem}
.kept{color:var(--good)}.broken{color:var(--bad)}
.counts{display:flex;flex-wrap:wrap;gap:.5rem;margin:0 0 1rem}
.counts div{flex:1 1 7rem;background:var(--panel);border-radius:.5rem;padding:.5rem .75rem}
.counts dt{color:var(--quiet);font-size:.875rem}.counts dd{margin:0;font-size:1.375rem;font-weight:600;font-variant-numeric:tabular-nums}
article{border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin:0 0 1rem;break-inside:avoid}
article p{margin:.5rem 0 0}.clause{color:var(--quiet)}
.finding{margin:.75rem 0 0;border-inline-start:.25rem solid var(--line);padding-inline-start:.75rem}
.finding .at{margin:0}.finding dl{display:grid;grid-template-columns:max-content 1fr;gap:0 .75rem;margin:0}.finding dt{color:var(--quiet)}.finding dd{margin:0}
.call code{display:block;background:var(--panel);border-radius:.5rem;padding:.5rem .75rem;white-space:pre-wrap}
details{margin:.5rem 0}summary{cursor:pointer;padding:.375rem 0}summary:focus-visible{outline:.125rem solid var(--focus);outline-offset:.125rem;border-radius:.25rem}
.count{color:var(--quiet)}ul{margin:.25rem 0;padding-inline-start:1.5rem}
@media(forced-colors:active){.verdict,.finding{border-color:CanvasText}}
@media print{details{display:block}details>*{display:revert}body{max-width:none}}
`.replaceAll('\n', '');
