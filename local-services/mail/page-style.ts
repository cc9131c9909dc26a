// Style sheet of the /dev/mail page: light and dark, from phone width up.

export const pageStyle = `
:root { color-scheme: light dark; --ground: #f6f7f9; --card: #fff; --ink: #16202c; --soft: #55616f; --line: #dde2e8; --accent: #1f5fd0; --accent-ink: #fff; --tint: #eaf1fd; }
@media (prefers-color-scheme: dark) { :root { --ground: #10151b; --card: #18202a; --ink: #e8edf3; --soft: #a5b1bf; --line: #2b3644; --accent: #8db4ff; --accent-ink: #0b1a33; --tint: #1d2a40; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 'Inter Variable', Inter, system-ui, sans-serif; }
header, main { max-width: 1180px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 22px; padding-bottom: 14px; }
header h1 { margin: 0; font-size: 22px; letter-spacing: -0.01em; }
header p { margin: 2px 0 0; color: var(--soft); font-size: 14px; }
main { display: grid; grid-template-columns: minmax(260px, 380px) minmax(0, 1fr); gap: 20px; padding-bottom: 40px; align-items: start; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
nav form { padding: 12px; border-bottom: 1px solid var(--line); }
nav ol { list-style: none; margin: 0; padding: 0; max-height: 72vh; overflow: auto; }
nav li + li { border-top: 1px solid var(--line); }
nav a { display: block; padding: 11px 14px; color: inherit; text-decoration: none; }
nav a:hover { background: var(--tint); }
nav a[aria-current] { background: var(--tint); box-shadow: inset 3px 0 0 var(--accent); }
nav a span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.to { font-weight: 600; }
.subject, .when, dt, .hint, .empty { color: var(--soft); font-size: 14px; }
.empty { padding: 26px 18px; text-align: center; }
article { padding: 18px 20px 20px; }
article h2 { margin: 0 0 8px; font-size: 19px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 0 0 14px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 380px; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; padding: 14px; border: 1px solid var(--line); border-radius: 8px; }
label { display: block; font-weight: 600; margin: 18px 0 6px; overflow-wrap: anywhere; }
input, textarea { width: 100%; padding: 9px 11px; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; }
textarea { min-height: 120px; resize: vertical; }
button, .quick a { font: inherit; font-size: 15px; cursor: pointer; border-radius: 8px; padding: 9px 16px; border: 1px solid var(--line); background: var(--card); color: inherit; text-decoration: none; display: inline-block; }
button.main { background: var(--accent); color: var(--accent-ink); border-color: var(--accent); font-weight: 600; margin-top: 10px; }
.quick { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 0; }
.quick a:hover, button:hover { border-color: var(--accent); }
.done { background: var(--tint); border-radius: 8px; padding: 10px 14px; margin: 0 0 14px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (max-width: 760px) { main { grid-template-columns: minmax(0, 1fr); } nav ol { max-height: 40vh; } .reading nav { order: 2; } }
`
