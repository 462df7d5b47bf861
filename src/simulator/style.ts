/** The pages load nothing: whatever they are drawn with stands in them. */
export const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #0a0a0a; background: #f5f3ef; }
:root:lang(ar) { font-family: "Segoe UI", Tahoma, system-ui, sans-serif; line-height: 1.75; }
body { margin: 0; }
header { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; padding: 0.75rem 1rem; color: #fff; background: #0a0a0a; }
header strong { padding: 0.125rem 0.625rem; color: #0a0a0a; background: #fff; font-size: 1.125rem; }
header p { flex: 1 1 14rem; margin: 0; font-size: 0.875rem; }
main { box-sizing: border-box; max-inline-size: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: break-word; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.3; }
h2 { margin-block: 2rem 0.5rem; font-size: 1.125rem; }
dl { display: grid; gap: 0.5rem; margin: 0 0 1.5rem; padding-block: 0.75rem; border-block: 1px solid #0a0a0a; }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; justify-content: space-between; }
dt { color: #3f3e3b; }
dd { min-inline-size: 0; margin: 0; overflow-wrap: anywhere; }
.amount { font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; }
fieldset { min-inline-size: 0; margin: 0 0 1.5rem; padding: 0; border: 0; }
legend { margin-block-end: 0.5rem; padding: 0; font-weight: 600; }
label { display: flex; gap: 0.75rem; align-items: center; min-block-size: 2.75rem; padding: 0.125rem 0.75rem; border: 1px solid #8a8780; background: #fff; cursor: pointer; }
label + label { margin-block-start: -1px; }
label:has(:checked) { position: relative; border-color: #0a0a0a; box-shadow: inset 0 0 0 1px #0a0a0a; font-weight: 600; }
input[type=radio] { flex: none; inline-size: 1.125rem; block-size: 1.125rem; margin: 0; accent-color: #0a0a0a; }
details { margin-block-end: 1.5rem; }
summary { min-block-size: 2.75rem; line-height: 2.75rem; text-decoration: underline; text-underline-offset: 0.25em; cursor: pointer; }
button { min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid #0a0a0a; border-radius: 0; color: #0a0a0a; background: #fff; font: inherit; cursor: pointer; }
button.main { inline-size: 100%; min-block-size: 3rem; color: #fff; background: #0a0a0a; font-weight: 600; }
button:hover { color: #fff; background: #0a0a0a; }
button.main:hover { color: #0a0a0a; background: #fff; }
:focus-visible, label:has(:focus-visible) { outline: 2px solid #0a0a0a; outline-offset: 2px; }
label:has(:focus-visible) { z-index: 1; position: relative; }
label :focus-visible { outline: none; }
.rows { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: 0.375rem 0.5rem; border: 1px solid #c9c6bf; text-align: start; vertical-align: top; }
td:nth-child(-n + 2) { overflow-wrap: anywhere; }
td form { display: inline-block; margin-block-end: 0.25rem; margin-inline-end: 0.25rem; }
`
