import { parsePinId } from '@corkboard/contract/ids'
import type { DataRequest, DeviceKind, PageViewer, RequestContext } from '@corkboard/contract/page'
import type { Slice } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Texts } from '../i18n/texts.ts'
import type { RootState } from '../store/root.ts'

/** Reads one path parameter; `undefined` means that there is no such page (404). */
export type ParamParser<T> = (text: string) => T | undefined

/** SHELL-04: a pin id, also from `some-title--123`. */
export const pinId: ParamParser<string> = parsePinId
/** Any text. */
export const text: ParamParser<string> = (value) => value

type ParamParsers = Readonly<Record<string, ParamParser<unknown>>>
export type ParamsOf<P extends ParamParsers> = { readonly [name in keyof P]: Exclude<ReturnType<P[name]>, undefined> }

/** What a page may depend on: the same on server and browser. */
export interface PageContext<Params = Readonly<Record<string, unknown>>> {
  readonly params: Params
  /** Only the query parameters that the page names in `query`. */
  readonly search: Readonly<Record<string, string | undefined>>
  readonly viewer: PageViewer
  readonly device: DeviceKind
}

/** What the document says about the page, and whether there is one. Called when all the page's data are settled. */
export interface PageHead {
  /** Without the site's name. */
  readonly title: string
  readonly description?: string
  /** Path of the one address of this page; another address that leads here names it as canonical. */
  readonly canonical?: string
  /** Absolute or site-relative address of a picture of 600×315 for link previews, with what it shows. */
  readonly image?: { readonly url: string; readonly width: number; readonly height: number; readonly alt?: string }
  /** Open Graph type; `website` where left out. */
  readonly type?: string
  /** Feed readers find what is new here at `feed.rss`, `.atom` and `.json` below the page's own address. */
  readonly hasFeed?: boolean
  /** Kept out of search engines. */
  readonly isPrivate?: boolean
  /** 404 or 410: the page of that name is shown instead. */
  readonly status?: 404 | 410
  /** Path to go to instead, this time: for this viewer. */
  readonly redirect?: string
  /** It is there for good: search engines and bookmarks may follow. */
  readonly isMoved?: boolean
}

export type HeadContext<Params = Readonly<Record<string, unknown>>> = PageContext<Params> & {
  readonly state: RootState
  readonly texts: Texts
}

export interface PageProps<Params = Readonly<Record<string, unknown>>> {
  readonly params: Params
  readonly search: PageContext['search']
}

/** A request of a page. `list` says that the answer is a list that a bookmark continues. */
export type PageRequest = DataRequest & { readonly list?: true }

export interface PageDefinition<P extends ParamParsers = ParamParsers> {
  /** One parser a bracketed segment of the file's path. */
  readonly params?: P
  /** Names of the query parameters that change what is shown; all others are unknown to the page and to the cache. */
  readonly query?: readonly string[]
  /**
   * What the page shows, loaded before it is rendered on the server and beside its chunk in the browser. The first is
   * the page's subject: when it is refused, so is the page. The others may fail alone.
   */
  readonly data?: (context: PageContext<ParamsOf<P>>) => readonly PageRequest[]
  /** What can only be asked for when `data` has been answered: the pins of a board known by its address. */
  readonly dataAfter?: (context: PageContext<ParamsOf<P>> & { readonly state: RootState }) => readonly PageRequest[]
  readonly head: (context: HeadContext<ParamsOf<P>>) => PageHead
  /** SHELL-05: the component for this viewer and device. */
  readonly variant: (context: PageContext<ParamsOf<P>>) => ComponentType<PageProps<ParamsOf<P>>>
  /** What the reader is doing here; joined to the store with the page. */
  readonly slices?: readonly Slice[]
  /** SHELL-07: how old the page may be to be shown as it was on the way back; any age where left out. */
  readonly keptMs?: (context: RequestContext) => number
  /** The page fills the window without the header: log in, sign up. */
  readonly isBare?: boolean
}

/** The page of one handler file, which exports it as `page`. */
// The parameters' types matter inside the definition; outside, all pages are alike.
export const definePage = <const P extends ParamParsers = Record<never, never>>(definition: PageDefinition<P>): Page =>
  definition as unknown as Page

export type Page = PageDefinition

/** The parsed parameters, or `undefined` when one of them means nothing. */
export const parseParams = (
  page: Page,
  params: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> | undefined => {
  const parsed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(params)) {
    const parse = page.params?.[name] ?? text
    const result = parse(value)
    if (result === undefined) return undefined
    parsed[name] = result
  }
  return parsed
}

/** The query parameters a page reads, in the order it names them; the first of several values counts. */
export const readSearch = (page: Page, search: string): PageContext['search'] => {
  if (!page.query?.length || search.length < 2) return {}
  const given = new URLSearchParams(search)
  const read: Record<string, string> = {}
  for (const name of page.query) {
    const value = given.get(name)
    if (value !== null) read[name] = value
  }
  return read
}
