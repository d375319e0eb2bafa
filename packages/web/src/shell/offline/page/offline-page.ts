import { createHash } from 'node:crypto'
import { isSpoken, textDirectionOf } from '@corkboard/contract/locales'
import drawing from '@corkboard/design-system/brand/drawings/torn-thread.svg?raw'
import logo from '@corkboard/design-system/brand/logo.svg?raw'
import tokens from '@corkboard/design-system/tokens.css?raw'
import type { Texts } from '../../../i18n/texts.ts'
import { escape } from '../../document.ts'
import { VERSION_PATH } from '../offer-reload.ts'
import { texts as offlineTexts } from './texts/texts.generated.ts'

/** Without comments and indentation, which would be half of the worker's file. */
const compact = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ')

/** The shell's look, without any of its files: nothing can be fetched. */
const STYLE = `${compact(tokens)}
*{box-sizing:border-box;margin:0}
body{display:grid;grid-template-rows:auto 1fr;min-block-size:100dvb;padding:var(--space-4);background:var(--surface);color:var(--text);font:var(--text-16)/var(--leading-text) var(--font)}
header svg{display:block;inline-size:var(--avatar-32);block-size:var(--avatar-32)}
main{display:grid;align-content:center;justify-items:center;gap:var(--space-3);text-align:center}
main svg{inline-size:160px}
div{display:grid;justify-items:center;gap:var(--space-2)}
h1{font-size:var(--text-28);line-height:var(--leading-heading);text-wrap:balance}
p{max-inline-size:var(--prose-width);color:var(--text-subtle);text-wrap:balance}
a{display:grid;align-items:center;min-block-size:var(--target);margin-block-start:var(--space-3);padding-inline:var(--space-4);border-radius:var(--radius-full);background:var(--accent);color:var(--accent-text);font-weight:var(--weight-bold);text-decoration:none}
a:focus-visible{outline:var(--ring) solid var(--focus);outline-offset:var(--ring)}
[hidden]{display:none}`

/** (ours) The first check, and the longest pause between two. */
const CHECK_AFTER_MS = 5_000
const CHECK_AT_LEAST_EVERY_MS = 60_000

/**
 * Says which of the two has happened, and reloads the page once there is a connection and the site responds.
 *
 * NOTE: self-contained: only its source text ever runs in the browser.
 */
function reloadWhenBack(path: string, firstMs: number, longestMs: number) {
  const theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]
  if (theme) document.documentElement.dataset['theme'] = theme
  const show = () => {
    document.getElementById('offline')!.hidden = navigator.onLine
    document.getElementById('unreachable')!.hidden = !navigator.onLine
  }
  const reload = () => location.reload()
  let pauseMs = firstMs
  const check = async () => {
    const canCheck = navigator.onLine && document.visibilityState === 'visible'
    const response = canCheck ? await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => {}) : undefined
    if (response?.ok) return reload()
    // Some browsers do not say that the connection was lost before the page was loaded.
    show()
    pauseMs = Math.min(pauseMs * 2, longestMs)
    setTimeout(check, pauseMs)
  }
  show()
  addEventListener('online', reload)
  addEventListener('offline', show)
  setTimeout(check, pauseMs)
}

const SCRIPT = `(${reloadWhenBack})(${JSON.stringify(VERSION_PATH)},${CHECK_AFTER_MS},${CHECK_AT_LEAST_EVERY_MS})`

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What the service worker responds with. */
export const OFFLINE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
} as const

/** The page that replaces one that cannot be fetched. The same for everyone: it knows nothing of the user or the page. */
export const offlinePage = (texts: Texts, locale: string): string => {
  const t = texts(offlineTexts)
  const part = (attributes: string, title: string, text: string) =>
    `<div ${attributes}><h1>${escape(title)}</h1><p>${escape(text)}</p></div>`
  const offline = part('id="offline"', t('offline.title'), t('offline.text'))
  const unreachable = part('id="unreachable" hidden', t('unreachable.title'), t('unreachable.text'))
  return (
    `<!doctype html><html lang="${isSpoken(locale) ? escape(locale) : 'en-US'}" dir="${textDirectionOf(locale)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<title>${escape(t('offline.site'))}</title><style>${STYLE}</style></head><body>` +
    `<header aria-label="${escape(t('offline.site'))}">${logo}</header><main>${drawing}${offline}${unreachable}` +
    `<a href="">${escape(t('offline.retry'))}</a></main><script>${SCRIPT}</script></body></html>`
  )
}
