import { escapeHtml } from './escape-html.ts'

/** The design system's colors, inlined: this page must render without anything else. */
const STYLE =
  ':root{color-scheme:light dark}' +
  'body{box-sizing:border-box;display:grid;place-content:center;justify-items:center;gap:16px;min-height:100dvh;margin:0;padding:16px;' +
  'text-align:center;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#fff,#141110);color:light-dark(#211b18,#f6f1ec)}' +
  'h1{max-width:24em;margin:0;font-size:1.25rem;line-height:1.3;text-wrap:balance}img{display:block}' +
  'a:focus-visible{outline:2px solid light-dark(#1d5fd1,#8fb8ff);outline-offset:2px}' +
  '.again{padding:10px 16px;border-radius:999px;font-weight:600;text-decoration:none;background:light-dark(#d6402f,#ff7a66);color:light-dark(#fff,#1d0c08)}'

/** A document for when not even the shell can be rendered, for example without a database. It needs no script. */
export const failureDocument = (text: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<meta name="robots" content="noindex"><title>Corkboard</title><style>${STYLE}</style></head><body>` +
  '<header><a href="/"><img src="/brand/logo.svg" alt="Corkboard" width="64" height="64"></a></header><main>' +
  `<h1>${escapeHtml(text)}</h1></main><a class="again" href="">Try again</a></body></html>`
