import { fontSize, fontWeight, lineHeight, radius, space, tokens } from '@milepost/kit/theme/tokens';

type Scheme = 'light' | 'dark';
const colour = (name: keyof (typeof tokens.color)['light']) => `var(--${name})`;

/** Roles of colour the page uses, in one scheme. */
const roles = (scheme: Scheme) =>
  (['canvas', 'surface', 'sunken', 'hairline', 'control', 'text1', 'text2'] as const)
    .map((name) => `--${name}:${tokens.color[scheme][name]}`)
    .concat(`--line:${tokens.accent.default[scheme].line}`, `--text:${tokens.accent.default[scheme].text}`)
    .join(';');

/** Style of the manual, made of the tokens: a sheet on the canvas, sunken heads, hairlines, posts before headings. */
export const MANUAL_STYLE = `:root{color-scheme:light dark;${roles('light')}}
@media (prefers-color-scheme:dark){:root{${roles('dark')}}}
[hidden]{display:none}
body{margin:0;background:${colour('canvas')};color:${colour('text1')};font:${fontSize[14]}/${lineHeight[14]} ${tokens.font.family.zh}}
:lang(zh-Hant){font-family:${tokens.font.family.zhtw}}
:lang(en){font-family:${tokens.font.family.en}}
header{display:flex;flex-wrap:wrap;align-items:center;gap:${space[2]} ${space[4]};padding:${space[3]} ${space[4]};background:${colour('surface')};border-block-end:1px solid ${colour('hairline')}}
header img{display:block;block-size:1.5rem}
nav{display:flex;flex-wrap:wrap;gap:${space[1]};margin-inline-start:auto}
nav a{padding:${space[1]} ${space[3]};border-radius:${radius.control};color:${colour('text2')};text-decoration:none}
nav a:hover{text-decoration:underline}
nav a[aria-current]{border-end-start-radius:0;border-end-end-radius:0;color:var(--text);font-weight:${fontWeight.strong};box-shadow:inset 0 -3px var(--line)}
a:focus-visible{outline:2px solid var(--line);outline-offset:2px}
main{max-inline-size:48rem;margin:${space[4]} auto;padding-inline:${space[4]}}
section{padding:${space[6]};background:${colour('surface')};border:1px solid ${colour('hairline')};border-radius:${radius.sheet}}
section+section{margin-block-start:${space[4]}}
h1{margin:0;font-size:${fontSize[20]};line-height:${lineHeight[20]}}
p{margin:${space[1]} 0 0;color:${colour('text2')}}
h2{margin:${space[6]} 0 ${space[2]};padding-inline-start:${space[2]};border-inline-start:3px solid ${colour('control')};font-size:${fontSize[14]};line-height:1.2}
table{inline-size:100%;border-collapse:collapse}
th,td{padding:${space[2]} ${space[3]};text-align:start;vertical-align:top;border-block-end:1px solid ${colour('hairline')};overflow-wrap:anywhere}
th{background:${colour('sunken')};color:${colour('text2')};font-weight:${fontWeight.regular}}
th:first-child,td:first-child{inline-size:30%}
kbd{display:inline-block;min-inline-size:1rem;padding:0 ${space[1]};border:1px solid ${colour('control')};border-radius:${radius.tag};background:${colour('sunken')};font:inherit;text-align:center}
@media (max-width:480px){main{padding-inline:${space[2]}}section{padding:${space[4]}}}
`;
