import { isSpoken } from '@corkboard/contract/locales'
import type { Pieces, RenderInput } from '@corkboard/contract/page'
import type { Texts } from '../i18n/texts.ts'
import type { PageHead } from '../router/define-page.ts'
import type { PageOutcome } from '../router/page-outcome.ts'
import type { Visit } from '../router/resolve-page.ts'
import type { DocumentAssets } from './document-assets.ts'
import { documentTitle } from './document-title.ts'
import {
  DRAWN_ATTRIBUTE,
  EMBEDDED,
  embedJson,
  ROOT_ID,
  type EmbeddedResponse,
  type EmbeddedError,
  type EmbeddedSession,
} from './embedded.ts'
import { texts as shellTexts } from './texts/texts.generated.ts'
import { showFaceSource } from './display-face.ts'
import { holdInputSource } from './early-input.ts'
import { firstPicturesSource, startAfterPicturesSource } from './start-after-pictures.ts'

/** A page's machine-readable data (PIN-11): tags for its head, and a description of its content. */
export interface PageMarkup {
  readonly head: string
  /** JSON-LD, written at the end, so that the first picture does not wait for it. */
  readonly description: unknown
}

interface HeadParts {
  readonly input: RenderInput
  readonly assets: DocumentAssets
  readonly visit: Visit
  readonly outcome: PageOutcome
  readonly texts: Texts
  /** The page's machine-readable data, for pages that everyone may see. */
  readonly markup?: PageMarkup | undefined
}

interface BodyParts {
  readonly input: RenderInput
  readonly assets: DocumentAssets
  readonly visit: Visit
  /** The rendered app. */
  readonly content: string
  readonly responses: readonly EmbeddedResponse[]
  /** Set if the server failed: the app does not start on the document and reports why (SHELL-10). */
  readonly failure?: EmbeddedError
  /** JSON-LD. */
  readonly description?: unknown
}

export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => (char === '&' ? '&amp;' : char === '<' ? '&lt;' : char === '>' ? '&gt;' : '&quot;'))

export const absolute = (origin: string, address: string): string => new URL(address, origin).href

/** Returns what the page's document needs, by kind. The module that starts the app is the first one. */
const filesOf = (assets: DocumentAssets, visit: Visit, { viewer }: RenderInput) => {
  const { handlers } = assets
  const indexes = (visit.handlerId && handlers?.handlers[visit.handlerId]) || []
  const own = indexes.map((index) => handlers!.base + handlers!.files[index]!.slice('file:'.length))
  const extra = viewer.kind === 'AUTH' ? assets.signedIn : { modules: [], styles: [] }
  const isStyle = (address: string) => address.endsWith('.css')
  const unique = (addresses: readonly string[]) => [...new Set(addresses)]
  return {
    styles: unique([...assets.styles, ...extra.styles, ...own.filter(isStyle)]),
    modules: unique([
      assets.entry,
      ...assets.entryImports,
      ...extra.modules,
      ...own.filter((address) => !isStyle(address)),
    ]),
  }
}

const FEEDS = [
  ['rss', 'application/rss+xml'],
  ['atom', 'application/atom+xml'],
  ['json', 'application/feed+json'],
] as const

const metaTags = (head: PageHead, siteName: string, origin: string): string => {
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escape(content)}">`
  const url = head.canonical && absolute(origin, head.canonical)
  const tags = [meta('property', 'og:site_name', siteName), meta('property', 'og:title', head.title)]
  tags.push(meta('property', 'og:type', head.type ?? 'website'))
  if (head.description) {
    tags.push(meta('name', 'description', head.description), meta('property', 'og:description', head.description))
  }
  if (url) tags.push(`<link rel="canonical" href="${escape(url)}">`, meta('property', 'og:url', url))
  if (head.hasFeed && head.canonical) {
    const path = escape(head.canonical.replace(/\?.*$/, ''))
    for (const [format, type] of FEEDS) {
      tags.push(`<link rel="alternate" type="${type}" title="${escape(head.title)}" href="${path}feed.${format}">`)
    }
  }
  if (head.image) {
    tags.push(meta('property', 'og:image', absolute(origin, head.image.url)))
    tags.push(meta('property', 'og:image:width', String(head.image.width)))
    tags.push(meta('property', 'og:image:height', String(head.image.height)))
    if (head.image.alt) tags.push(meta('property', 'og:image:alt', head.image.alt))
    tags.push(meta('name', 'twitter:card', 'summary_large_image'))
  }
  return tags.join('')
}

/** React renders picture preloads in front of the content; they belong in the head. */
const PRELOADS = /^(?:<link [^>]*>)+/

const nonceOf = ({ nonce }: RenderInput): string => (nonce === undefined ? '' : ` nonce="${nonce}"`)
const startsApp = ({ context }: RenderInput): boolean => !context.is_server_only

/**
 * Returns a document up to the end of its head, and what to preload before it arrives.
 * @param pictures picture preloads, if known
 */
export const openDocument = (parts: HeadParts, pictures = ''): { html: string; preload: readonly string[] } => {
  const { input, assets, visit, outcome, texts, markup } = parts
  const { context } = input
  const t = texts(shellTexts)
  const siteName = t('site.name')
  const nonce = nonceOf(input)
  const { styles } = filesOf(assets, visit, input)
  const head: PageHead =
    outcome.kind === 'shown'
      ? outcome.head
      : {
          title: t(outcome.kind === 'missing' ? 'error.notFound.title' : 'error.default'),
          isPrivate: true,
        }
  const theme = context.theme === 'system' ? '' : ` data-theme="${context.theme}"`

  const html = [
    `<!doctype html><html lang="${isSpoken(context.locale) ? escape(context.locale) : 'en-US'}" dir="${context.text_direction}"${theme}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escape(documentTitle(head.title, siteName))}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    pictures,
    metaTags(head, siteName, context.origin),
    markup?.head ?? '',
    head.isPrivate ? '<meta name="robots" content="noindex">' : '',
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">`,
    ...(startsApp(input)
      ? [firstPicturesSource, showFaceSource, holdInputSource].map((source) => `<script${nonce}>${source}</script>`)
      : []),
    assets.extraHead ?? '',
  ].join('')

  // Modules load after the first pictures.
  return { html, preload: styles.map((href) => `<${href}>; rel=preload; as=style`) }
}

const opened = (id: string) => `<script type="application/json" id="${id}">`
const CLOSED = '</script>'

const handlers = new WeakMap<DocumentAssets, string>()

/** The same in every document of a build. */
const handlersOf = (assets: DocumentAssets): string => {
  let known = handlers.get(assets)
  if (known === undefined) {
    known = assets.handlers ? opened(EMBEDDED.handlers) + embedJson(assets.handlers) + CLOSED : ''
    handlers.set(assets, known)
  }
  return known
}

/** Returns the rest of an opened document: the rendered app and its embedded data. */
export const closeDocument = ({
  input,
  assets,
  visit,
  content,
  responses,
  failure,
  description,
}: BodyParts): Pieces => {
  const { context, viewer, experiences } = input
  const json = (id: string, value: unknown): Pieces => [opened(id), embedJson(value), CLOSED]
  const modules = filesOf(assets, visit, input).modules.join(' ')
  return [
    `</head><body><div id="${ROOT_ID}" ${DRAWN_ATTRIBUTE}="${escape(visit.handlerId ?? '')}">`,
    content,
    '</div>',
    description === undefined ? '' : `<script type="application/ld+json">${embedJson(description)}</script>`,
    ...(startsApp(input)
      ? [
          ...(failure ? json(EMBEDDED.error, failure) : []),
          ...json(EMBEDDED.session, { viewer, context, experiences } satisfies EmbeddedSession),
          ...json(EMBEDDED.responses, responses),
          handlersOf(assets),
          `<script data-modules="${modules}"${nonceOf(input)}>${startAfterPicturesSource}</script>`,
        ]
      : []),
    '</body></html>',
  ]
}

/** Splits a render into the preloads that belong in the head and the app itself. */
export const splitContent = (drawn: string): { readonly pictures: string; readonly content: string } => {
  const pictures = PRELOADS.exec(drawn)?.[0] ?? ''
  return { pictures, content: drawn.slice(pictures.length) }
}

/** Returns a whole document around the rendered app, and what to preload before it arrives. */
export const writeDocument = (
  parts: HeadParts & Omit<BodyParts, 'description'>,
): { html: Pieces; preload: readonly string[] } => {
  const { pictures, content } = splitContent(parts.content)
  const { html, preload } = openDocument(parts, pictures)
  return { html: [html, ...closeDocument({ ...parts, content, description: parts.markup?.description })], preload }
}
