/** Styles of the checkout: one column, from 60rem order and payment side by side; light or dark as the system. */
export const style = `
:root {
  color-scheme: light dark;
  --surface: light-dark(oklch(1 0 0), oklch(0.19 0.008 285));
  --sunken: light-dark(oklch(0.965 0.006 285), oklch(0.145 0.006 285));
  --line: light-dark(oklch(0.9 0.006 285), oklch(0.3 0.011 285));
  --line-strong: light-dark(oklch(0.6 0.012 285), oklch(0.56 0.016 285));
  --ink: light-dark(oklch(0.205 0.016 285), oklch(0.962 0.004 285));
  --ink-muted: light-dark(oklch(0.435 0.016 285), oklch(0.765 0.011 285));
  --accent: light-dark(oklch(0.46 0.2 265), oklch(0.52 0.2 265));
  --accent-hover: light-dark(oklch(0.4 0.19 265), oklch(0.47 0.2 265));
  --focus: light-dark(oklch(0.46 0.2 265), oklch(0.78 0.12 265));
  --danger: light-dark(oklch(0.5 0.19 25), oklch(0.76 0.13 22));
  --danger-soft: light-dark(oklch(0.958 0.02 20), oklch(0.27 0.06 22));
  --success: light-dark(oklch(0.5 0.125 155), oklch(0.79 0.135 158));
  --notice: light-dark(oklch(0.93 0.07 90), oklch(0.32 0.06 80));
  --on-notice: light-dark(oklch(0.32 0.07 70), oklch(0.94 0.06 90));
}
* { box-sizing: border-box; margin: 0; padding: 0; }
html { -webkit-text-size-adjust: 100%; }
body {
  display: flex; flex-direction: column; min-block-size: 100vh;
  background: var(--surface); color: var(--ink);
  font: 1rem/1.5 system-ui, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif;
}
h1, h2 { line-height: 1.2; letter-spacing: -0.015em; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.25rem; }
p, .problem { text-wrap: pretty; }
ul { list-style: none; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }

.test-mode {
  padding: 0.5rem 1rem; text-align: center; font-size: 0.875rem;
  background: var(--notice); color: var(--on-notice);
}
.overline { font-size: 0.875rem; color: var(--ink-muted); }

.columns { flex: 1; display: grid; grid-template-rows: auto 1fr; }
.order, .payment { inline-size: 100%; max-inline-size: 32rem; margin-inline: auto; padding: 2rem 1rem; }

.order > * + * { margin-block-start: 1rem; }
.order h1 { margin-block-start: 0.25rem; }
.price { margin-block-start: 0.5rem; font-size: 2.5rem; font-weight: 650; line-height: 1.1; letter-spacing: -0.03em; font-variant-numeric: tabular-nums; }
.price span { font-size: 1rem; font-weight: 400; letter-spacing: 0; color: var(--ink-muted); }
.features { display: grid; gap: 0.375rem; }
.features li { display: flex; gap: 0.625rem; }
.features li::before { content: ''; flex: none; inline-size: 0.4rem; block-size: 0.7rem; margin: 0.3rem 0.2rem 0; border: solid var(--success); border-width: 0 2px 2px 0; rotate: 45deg; }
.order dl { border-block-start: 1px solid var(--line); padding-block-start: 0.5rem; }
.order dl div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1.5rem; padding-block: 0.375rem; }
.order dt { color: var(--ink-muted); }
.order dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.order dl div:last-child { margin-block-start: 0.375rem; border-block-start: 1px solid var(--line); padding-block-start: 0.75rem; font-weight: 600; }
.order dl div:last-child dt { color: inherit; }

.payment { display: grid; align-content: start; gap: 1.25rem; }
fieldset { min-inline-size: 0; border: 0; display: grid; gap: 0.75rem; }
legend { padding-block-end: 0.5rem; font-weight: 600; }
label { cursor: pointer; }
input { accent-color: var(--accent); inline-size: 1.125rem; block-size: 1.125rem; flex: none; }

.card {
  display: grid; grid-template-columns: auto 1fr; align-items: center; column-gap: 0.875rem;
  padding: 0.75rem 1rem; border: 1px solid var(--line-strong); border-radius: 0.75rem;
}
.card__outcome { font-weight: 600; }
.card__outcome::after {
  content: ''; display: inline-block; margin-inline-start: 0.5rem;
  inline-size: 0.5rem; block-size: 0.5rem; border-radius: 50%;
  background: var(--success);
}
.card--declined .card__outcome::after { background: var(--danger); }
.card input { grid-row: span 2; }
.card__number { color: var(--ink-muted); font-variant-numeric: tabular-nums; letter-spacing: 0.02em; }
.card:hover { background: var(--sunken); }
.card:has(:checked) { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.card:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 3px; }
.card input:focus-visible { outline: none; }
.cards[aria-invalid] .card:has(:checked) { border-color: var(--danger); box-shadow: 0 0 0 1px var(--danger); }

.credit-time { gap: 0; }
.credit-time legend { padding-block-end: 0; }
.credit-time label { display: flex; align-items: center; gap: 0.625rem; min-block-size: 2.75rem; }

.button {
  display: block; inline-size: 100%; min-block-size: 3rem; padding: 0.6875rem 1rem;
  border: 1px solid transparent; border-radius: 0.625rem; cursor: pointer;
  background: var(--accent); color: oklch(1 0 0);
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; font-variant-numeric: tabular-nums;
}
.button:hover { background: var(--accent-hover); }
.button:active { scale: 0.99; }
.button--quiet { margin-block-start: -0.5rem; background: none; border-color: var(--line-strong); color: var(--ink); }
.button--quiet:hover { background: var(--sunken); }
.note { font-size: 0.875rem; color: var(--ink-muted); text-align: center; }

.problem { padding: 0.75rem 1rem; border-inline-start: 4px solid var(--danger); border-radius: 0.5rem; background: var(--danger-soft); }
.problem strong { color: var(--danger); }
.problem:focus { outline: 2px solid var(--danger); outline-offset: 2px; }

.outcome { text-align: center; justify-items: center; }
.outcome p { color: var(--ink-muted); }
.outcome::before {
  content: '✓' / ''; display: grid; place-items: center; inline-size: 4rem; block-size: 4rem;
  border: 2px solid currentcolor; border-radius: 50%; color: var(--success); font-size: 1.75rem;
}
.outcome--pending::before { content: '…' / ''; color: var(--ink-muted); }
.outcome--never::before, .outcome--cancelled::before { content: '–' / ''; color: var(--ink-muted); }

.lost { flex: 1; display: grid; align-content: center; gap: 1rem; inline-size: 100%; max-inline-size: 32rem; margin-inline: auto; padding: 2rem 1rem; text-align: center; }
.lost h1 { margin-block-start: -0.75rem; }

@media (width >= 28rem) {
  .credit-time { display: flex; flex-wrap: wrap; column-gap: 1.5rem; }
}
@media (width < 60rem) {
  .order { max-inline-size: none; background: var(--sunken); border-block-end: 1px solid var(--line); padding-inline: max(1rem, calc((100% - 30rem) / 2)); }
}
@media (width >= 60rem) {
  .columns { grid-template: auto / 1fr 1fr; background: linear-gradient(90deg, var(--sunken) 50%, var(--surface) 50%); }
  .order, .payment { max-inline-size: 32rem; padding: 4.5rem 3.5rem; }
  .order { margin-inline-end: 0; }
  .payment { margin-inline-start: 0; }
}
@media (prefers-reduced-motion: no-preference) {
  .button, .card { transition: background-color 120ms ease-out, box-shadow 120ms ease-out, scale 120ms ease-out; }
}
@media (forced-colors: active) {
  .card:has(:checked) { outline: 3px solid Highlight; }
  .card__outcome::after { display: none; }
}
`;
