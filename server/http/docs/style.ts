// The style of the API's page, in light and dark, from phones to wide screens.

export const style = `
:root { color-scheme: light dark; --ink: #1a211e; --quiet: #55605b; --ground: #fff; --raised: #f5f6f4; --line: #dfe4df; --accent: #0b5952;
  --get: #0b5952; --post: #2f4f9e; --put: #8a4b00; --delete: #a51d2d; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6ebe9; --quiet: #a9b5b0; --ground: #121816; --raised: #1b2220; --line: #323c38; --accent: #7fd8c8;
    --get: #7fd8c8; --post: #a9c1f7; --put: #f0b26b; --delete: #ff9aa5; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
a { color: var(--accent); text-underline-offset: .2em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
code, pre { font: .8125rem/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { margin: 0; padding: .75rem 1rem; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1.375rem; line-height: 1.25; margin: 3rem 0 .75rem; padding-bottom: .4rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.125rem; margin: 2.25rem 0 .25rem; }
h4 { font-size: 1rem; margin: 0; line-height: 1.4; }
h5 { font-size: .8125rem; font-weight: 600; color: var(--quiet); margin: 1rem 0 .4rem; }
p { margin: .5rem 0; max-width: 68ch; }
.skip { position: absolute; left: -999px; top: 0; padding: .5rem 1rem; background: var(--ground); }
.skip:focus { left: 0; z-index: 1; }
nav { padding: .5rem 1.25rem; background: var(--raised); border-bottom: 1px solid var(--line); font-size: .9375rem; }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0 0 .5rem; padding: 0; }
nav li a { display: block; padding: .2rem 0; min-height: 24px; color: var(--ink); text-decoration: none; }
nav li a:hover { color: var(--accent); text-decoration: underline; }
nav strong { display: block; margin-top: .5rem; color: var(--quiet); font-size: .8125rem; }
nav summary { cursor: pointer; padding: .4rem 0; font-weight: 600; }
main { padding: 1.5rem 1.25rem 4rem; max-width: 84rem; }
.call { border-top: 1px solid var(--line); padding: 1.25rem 0 1.5rem; }
.call h4 code { font-size: 1rem; font-weight: 600; }
.method { display: inline-block; min-width: 4.2em; font: 700 .8125rem ui-monospace, Menlo, Consolas, monospace; color: var(--get); }
.POST { color: var(--post); } .PUT, .PATCH { color: var(--put); } .DELETE { color: var(--delete); }
.open { font-size: .8125rem; color: var(--quiet); border: 1px solid var(--line); border-radius: 4px; padding: 0 .4em; white-space: nowrap; }
.fields, .answers { margin: 0; font-size: .9375rem; }
.fields > div, .answers > div { padding: .3rem 0; border-top: 1px solid var(--line); }
.fields > div:first-child, .answers > div:first-child { border-top: 0; }
dt { overflow-wrap: anywhere; } dd { margin: 0; color: var(--quiet); overflow-wrap: anywhere; }
.type { font-size: .8125rem; color: var(--quiet); } .required { font-size: .8125rem; font-weight: 600; color: var(--put); }
.answers dt { font-weight: 600; } .answers .fields { margin: .25rem 0 .25rem 1rem; }
details.more summary { cursor: pointer; width: max-content; color: var(--accent); font-size: .875rem; padding: .2rem 0; }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 16rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border-bottom: 0; border-right: 1px solid var(--line); }
  nav ul { display: block; }
  @supports selector(::details-content) {
    nav summary { display: none; }
    nav details::details-content { display: block; content-visibility: visible; }
  }
  nav strong { margin-top: .75rem; }
  main { padding: 2rem 2.5rem 6rem; }
  .fields > div { display: grid; grid-template-columns: minmax(12rem, 2fr) 3fr; gap: 1rem; }
  .guide .fields > div, .shape .fields > div { grid-template-columns: minmax(14rem, 1fr) 2fr; }
}
@media (min-width: 76rem) {
  .sides { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 4fr); gap: 2.5rem; align-items: start; }
  .sides .fields > div { grid-template-columns: minmax(10rem, 2fr) 3fr; }
  .answers .fields > div { display: block; }
}
@media print { nav { display: none; } body { display: block; } }
`
