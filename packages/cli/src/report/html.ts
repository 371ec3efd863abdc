import { escaped } from './charts.ts';

/** A report as a self-contained page: text, tables and charts, in light and dark. */

export const htmlPage = (title: string, inside: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${inside}
</main>
</body>
</html>
`;

export const card = (title: string, about: string, inside: string): string =>
  `<section><h2>${escaped(title)}</h2><p class="small">${escaped(about)}</p>${inside}</section>`;

export function dataTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string): string =>
    row
      .map((cell, i) =>
        i === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<${tag}>${escaped(cell)}</${tag}>`,
      )
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<div class="wide" tabindex="0"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** Colors that can be told apart in light and dark, also by most color-blind people. */
const STYLE = `
:root{--paper:#faf8f4;--card:#fff;--ink:#1f1b16;--quiet:#655e54;--grid:#e7e2d9;--axis:#a69d8f;
--s0:#2a78d6;--s1:#d9531e;--s2:#128a5e;--s3:#a87100;--s4:#c2417c}
@media (prefers-color-scheme:dark){:root{--paper:#16140f;--card:#211e18;--ink:#f1ece3;--quiet:#b0a798;--grid:#3a352c;--axis:#7d7464;
--s0:#5b9ff0;--s1:#f07c4a;--s2:#3dbb8a;--s3:#dba436;--s4:#ea7fae}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1100px;margin:0 auto;padding:1.25rem 1rem 3rem}
h1{font-size:1.4rem;line-height:1.25;margin:0 0 .4rem}
h2{font-size:1.05rem;margin:0}
p{margin:.3rem 0 .8rem}
.small{font-size:.85rem;color:var(--quiet)}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.85rem;font-variant-numeric:tabular-nums;white-space:nowrap}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--grid)}
th:first-child{text-align:left;padding-left:0}
thead th{color:var(--quiet);font-weight:500}
.cards{columns:420px 2;column-gap:1rem}
section{background:var(--card);border:1px solid var(--grid);border-radius:10px;padding:1rem;margin:0 0 1rem;break-inside:avoid}
section table{font-size:.8rem}
section th,section td{padding:.25rem .4rem}
section th:last-child,section td:last-child{padding-right:0}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1rem;font-size:.85rem}
.legend span{display:inline-flex;align-items:center;gap:.4rem}
.legend i{width:.75rem;height:.75rem;border-radius:50%;background:var(--c)}
svg{display:block;width:100%;max-width:430px;height:auto;overflow:visible;font-size:12px}
text{fill:var(--ink)}
text.quiet{fill:var(--quiet);font-size:11px}
.grid{stroke:var(--grid)}
.axis{stroke:var(--axis)}
.reference{stroke:var(--quiet);stroke-dasharray:4 3}
.fill{fill:var(--c);stroke:var(--card);stroke-width:1}
.few .fill{fill:var(--card);stroke:var(--c);stroke-width:2}
.few .interval{stroke-dasharray:3 4}
.interval{stroke:var(--c);stroke-width:2.5;stroke-linecap:round;opacity:.65}
.stroke{fill:none;stroke:var(--c);stroke-width:2}
.s0{--c:var(--s0)}.s1{--c:var(--s1)}.s2{--c:var(--s2)}.s3{--c:var(--s3)}.s4{--c:var(--s4)}
`;
