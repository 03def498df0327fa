import { raw } from 'hono/html';

/** The style sheet of the API reference. */
export const style = raw(`
:root { color-scheme: light dark; --text: light-dark(#171a21, #e8eaf0); --quiet: light-dark(#4d5566, #a7aebc);
  --line: light-dark(#dfe2e8, #2b303b); --ground: light-dark(#fff, #13161c); --side: light-dark(#f6f7f9, #0d0f14);
  --link: light-dark(#7e22ce, #c6a1fb); }
* { box-sizing: border-box; }
body { display: grid; grid-template-columns: 288px minmax(0, 1fr); margin: 0; background: var(--ground); color: var(--text);
  font: 14px/20px system-ui, sans-serif; }
nav { position: sticky; top: 0; height: 100vh; padding: 16px; overflow: auto; border-inline-end: 1px solid var(--line);
  background: var(--side); }
nav h2 { margin: 16px 0 4px; font-size: 12px; color: var(--quiet); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 3px 0; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
main { max-width: 960px; padding: 24px 32px 64px; }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 36px; }
main > h2 { margin: 48px 0 0; font-size: 20px; line-height: 28px; }
h3 { margin: 0; font-size: 16px; line-height: 24px; overflow-wrap: anywhere; }
h4 { margin: 16px 0 4px; font-size: 14px; }
p { margin: 8px 0; }
section { padding: 24px 0; border-block-end: 1px solid var(--line); scroll-margin-block-start: 8px; }
section:target h3 { text-decoration: underline 2px var(--link); text-underline-offset: 4px; }
code { font: 13px/20px ui-monospace, monospace; }
b[data-method] { display: inline-block; min-width: 52px; font: 600 12px/20px ui-monospace, monospace; color: var(--quiet); }
a { color: var(--link); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top;
  font-weight: 400; }
thead th, small { color: var(--quiet); font-size: 12px; }
td:nth-child(2) { min-width: 140px; }
dl { margin: 0; }
dl > div { display: flex; gap: 12px; padding: 3px 0; }
dt { flex: none; width: 36px; font-variant-numeric: tabular-nums; }
dd { margin: 0; }
dd > span { color: var(--quiet); }
@media (max-width: 767px) { body { display: block; } nav { position: static; height: auto; max-height: 40vh;
  border-block-end: 1px solid var(--line); } main { padding: 16px; } }
`);
