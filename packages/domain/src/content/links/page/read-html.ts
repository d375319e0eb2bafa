import { setImmediate as nextTurn } from 'node:timers/promises'
import { Parser } from 'htmlparser2'

/** The metadata in a page's markup, not yet interpreted. */
export interface PageMarkup {
  readonly title: string
  /** Values of `<meta>` by lowercase name or property, in order. */
  readonly meta: ReadonlyMap<string, readonly string[]>
  /** The texts of its JSON-LD scripts. */
  readonly scripts: readonly string[]
  /** The URL in `<link rel="alternate">` for small screens. */
  readonly handheld: string | undefined
  /** The URL in `<link rel="canonical">`. */
  readonly canonical: string | undefined
  /** The URL in `<base>` that the others are relative to. */
  readonly base: string | undefined
}

/** Called for each opening tag. */
export type OnTag = (name: string, attributes: Readonly<Record<string, string>>) => void

const MAX_META = 200
const MAX_VALUE = 4_000
const MAX_SCRIPTS = 20
const MAX_SCRIPT_TEXT = 512 * 1_024
const MAX_TITLE = 1_000

/** Browsers nest no deeper either. Every end tag searches the open elements, so a hostile page would grow the depth. */
const MAX_DEPTH = 512
const CHUNK = 16_384

const JSON_LD = /^application\/ld\+json\b/i
const SMALL_SCREEN = /\bhandheld\b|\bmax-(?:device-)?width\b/i

interface HtmlReader {
  /** Returns `false` when the rest is not worth reading. */
  write(html: string): boolean
  markup(): PageMarkup
}

const htmlReader = (onTag?: OnTag): HtmlReader => {
  const meta = new Map<string, string[]>()
  const scripts: string[] = []
  let handheld: string | undefined
  let canonical: string | undefined
  let base: string | undefined
  let title = ''
  let hasTitle = false
  let script: string | undefined
  let inTitle = false
  let metaCount = 0
  let depth = 0
  let scriptRoom = MAX_SCRIPT_TEXT

  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1
        onTag?.(name, attributes)
        if (name === 'meta') {
          const key = (attributes['property'] ?? attributes['name'] ?? attributes['itemprop'])?.trim().toLowerCase()
          const content = attributes['content']
          if (!key || content === undefined || (metaCount += 1) > MAX_META) return
          meta.set(key, [...(meta.get(key) ?? []), content.slice(0, MAX_VALUE)])
        } else if (name === 'link') {
          const rel = attributes['rel'] ?? ''
          if (/(?:^|\s)canonical(?:\s|$)/i.test(rel)) canonical ??= attributes['href']
          const isAlternate = /(?:^|\s)alternate(?:\s|$)/i.test(rel)
          if (isAlternate && SMALL_SCREEN.test(attributes['media'] ?? '')) handheld ??= attributes['href']
        } else if (name === 'base') {
          base ??= attributes['href']
        } else if (name === 'script') {
          if (JSON_LD.test(attributes['type'] ?? '') && scripts.length < MAX_SCRIPTS) script = ''
        } else if (name === 'title' && !hasTitle) {
          inTitle = true
        }
      },
      ontext: (text) => {
        if (script !== undefined) {
          script += text.slice(0, scriptRoom)
          scriptRoom -= Math.min(text.length, scriptRoom)
        } else if (inTitle) title = (title + text).slice(0, MAX_TITLE)
      },
      onclosetag: (name) => {
        depth -= 1
        if (name === 'script' && script !== undefined) {
          scripts.push(script)
          script = undefined
        } else if (name === 'title' && inTitle) {
          inTitle = false
          hasTitle = true
        }
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  return {
    write: (html) => {
      parser.write(html)
      return depth <= MAX_DEPTH
    },
    markup: () => ({ title, meta, scripts, handheld, canonical, base }),
  }
}

/** Reads a page in one pass without building a tree. */
export const readHtml = (html: string): PageMarkup => {
  const reader = htmlReader()
  for (let at = 0; at < html.length && reader.write(html.slice(at, at + CHUNK)); at += CHUNK);
  return reader.markup()
}

/** The same in turns with other work: for processes in which other users wait. */
export const readHtmlInTurns = async (html: string, onTag: OnTag): Promise<PageMarkup> => {
  const reader = htmlReader(onTag)
  for (let at = 0; at < html.length && reader.write(html.slice(at, at + CHUNK)); at += CHUNK) await nextTurn()
  return reader.markup()
}

/** The plain text of a string that may contain markup: `Fish &amp; <b>chips</b>`. */
export const textOf = (text: string): string => {
  if (!/[<&]/.test(text)) return text
  let result = ''
  const parser = new Parser({
    ontext: (piece) => void (result += piece),
    // A tag may be the only thing between two words.
    onopentagname: () => void (result += ' '),
  })
  parser.end(text)
  return result
}
