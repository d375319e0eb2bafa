import { parsePinId } from '@corkboard/contract/ids'
import type { DataRequest, DeviceKind, PageViewer, RequestContext } from '@corkboard/contract/page'
import type { Slice } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Texts } from '../i18n/texts.ts'
import type { RootState } from '../store/root.ts'

/** Parses one path parameter; `undefined` means that there is no such page (404). */
export type ParamParser<T> = (text: string) => T | undefined

/** SHELL-04: parses a pin id, also from `some-title--123`. */
export const pinId: ParamParser<string> = parsePinId
/** Accepts any text. */
export const text: ParamParser<string> = (value) => value

type ParamParsers = Readonly<Record<string, ParamParser<unknown>>>
export type ParamsOf<P extends ParamParsers> = { readonly [name in keyof P]: Exclude<ReturnType<P[name]>, undefined> }

/** What a page may depend on; the same on server and browser. */
export interface PageContext<Params = Readonly<Record<string, unknown>>> {
  readonly params: Params
  /** Only the query parameters that the page lists in `query`. */
  readonly search: Readonly<Record<string, string | undefined>>
  readonly viewer: PageViewer
  readonly device: DeviceKind
}

/** SHELL-05: true for the viewers whose pin, search and profile pages have variants of their own. */
export const isSignedInDesktop = ({ viewer, device }: Pick<PageContext, 'viewer' | 'device'>): boolean =>
  viewer.kind === 'AUTH' && device === 'desktop'

/** The page's metadata, and whether the page exists. Called when all of the page's data has loaded or failed. */
export interface PageHead {
  /** Without the site's name. */
  readonly title: string
  readonly description?: string
  /** The canonical path of this page. Other addresses that lead here name it as canonical. */
  readonly canonical?: string
  /** The absolute or site-relative address of a 600×315 picture for link previews, with its alt text. */
  readonly image?: { readonly url: string; readonly width: number; readonly height: number; readonly alt?: string }
  /** The Open Graph type; `website` by default. */
  readonly type?: string
  /** True if feed readers find updates at `feed.rss`, `.atom` and `.json` below the page's address. */
  readonly hasFeed?: boolean
  /** True to keep the page out of search engines. */
  readonly isPrivate?: boolean
  /** 404 or 410: shows that page instead. */
  readonly status?: 404 | 410
  /** The path to redirect to, for this viewer and this time. */
  readonly redirect?: string
  /** True for a permanent redirect, which search engines and bookmarks may follow. */
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

/** A request of a page. `list` means that the response is a list that a bookmark continues. */
export type PageRequest = DataRequest & { readonly list?: true }

export interface PageDefinition<P extends ParamParsers = ParamParsers> {
  /** One parser for each bracketed segment of the file's path. */
  readonly params?: P
  /** The query parameters that change the page. The page and the cache ignore all others. */
  readonly query?: readonly string[]
  /**
   * The page's data, loaded before the server render, and along with the page's chunk in the browser. The first request
   * is the page's subject: if it is refused, so is the page. The others may fail alone.
   */
  readonly data?: (context: PageContext<ParamsOf<P>>) => readonly PageRequest[]
  /** Requests that depend on the results of `data`: the pins of a board known by its address. */
  readonly dataAfter?: (context: PageContext<ParamsOf<P>> & { readonly state: RootState }) => readonly PageRequest[]
  readonly head: (context: HeadContext<ParamsOf<P>>) => PageHead
  /** SHELL-05: the component for this viewer and device. */
  readonly variant: (context: PageContext<ParamsOf<P>>) => ComponentType<PageProps<ParamsOf<P>>>
  /** The state of the user's work on this page. Added to the store with the page. */
  readonly slices?: readonly Slice[]
  /** SHELL-07: how old the page may be to be shown as it was on the way back; any age where left out. */
  readonly cacheMs?: (context: RequestContext) => number
  /** True if the page fills the window without the header: log in, sign up. */
  readonly isBare?: boolean
  /** True if the page has its own bar at the bottom of phones, in place of the site's. */
  readonly hasOwnBar?: boolean
}

/** Defines the page of a handler file, which exports it as `page`. */
// The parameter types matter only inside the definition. Outside, all pages have the same type.
export const definePage = <const P extends ParamParsers = Record<never, never>>(definition: PageDefinition<P>): Page =>
  definition as unknown as Page

export type Page = PageDefinition

/** Returns the parsed parameters, or `undefined` if one is invalid. */
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

/** Returns the query parameters that a page reads, in its order. Of several values the first counts. */
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
