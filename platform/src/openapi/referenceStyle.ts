/** Style of the reference's pages, for light and dark screens of any width. The colors are those of the application. */
export const REFERENCE_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#e2ded7, #34312c); --muted: light-dark(#57534b, #b0aa9f);
  --link: light-dark(#1a6437, #82cd9a); --soft: light-dark(#f4f2ee, #252320); }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.55 system-ui, sans-serif; color: light-dark(#1f1d1a, #eceae4); background: light-dark(#fff, #1b1a18);
  overflow-wrap: anywhere; }
a { color: var(--link); }
header { display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 12px 20px; border-bottom: 1px solid var(--line); background: var(--soft); }
header a[href="#main"]:not(:focus) { position: absolute; clip-path: inset(50%); }
nav { padding: 12px 20px; border-bottom: 1px solid var(--line); }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; max-height: 132px; overflow-y: auto; }
nav a:not(:hover), .calls a:not(:hover) { text-decoration: none; }
nav [aria-current] { color: inherit; font-weight: 600; }
main { padding: 8px 20px 64px; max-width: 900px; outline: none; }
ul { margin: 8px 0; padding-left: 20px; }
nav ul, .calls, .fields { padding-left: 0; list-style: none; }
section { margin-top: 40px; border-top: 1px solid var(--line); }
h1, h2, h3 { line-height: 1.25; scroll-margin-top: 16px; }
h2 { font-size: 20px; }
h3 { font-size: 15px; margin-bottom: 4px; }
p { margin: 4px 0 8px; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
code { padding: 1px 4px; border-radius: 4px; background: var(--soft); }
a code { color: inherit; }
pre { overflow-x: auto; padding: 12px; border-radius: 6px; background: var(--soft); }
.call { font-size: 16px; }
.calls p, .fields p, .fields span { color: var(--muted); }
.fields > li { padding: 6px 0; border-top: 1px solid var(--line); }
.fields .fields { margin-left: 12px; padding-left: 12px; border-left: 2px solid var(--line); }
strong { font-weight: 600; }
.fields strong { font-size: 13px; }
@media (min-width: 900px) {
  body { display: grid; grid-template: auto 1fr / 240px minmax(0, 1fr); min-height: 100vh; }
  header { grid-column: 1 / 3; }
  nav { border-right: 1px solid var(--line); border-bottom: 0; }
  nav ul { flex-direction: column; position: sticky; top: 12px; max-height: calc(100vh - 24px); overflow-y: auto; flex-wrap: nowrap; }
  main { padding: 8px 40px 64px; }
}
`;
