import type { ResourceEnvelope } from './resource.ts'
import type { Experiences } from './platform/wire/experiences.ts'
import type { ExperimentsData } from './platform/wire/experiments.ts'
import type { LimitedViewer, SignedInViewer, SignedOutViewer } from './accounts/wire/viewer.ts'

/** The kinds of device the site renders for (SHELL-14): phone starts in size class sm, tablet in md, desktop in lg. */
export type DeviceKind = 'phone' | 'tablet' | 'desktop'

/** Start-up request context (SHELL-21): what a first render may depend on. The same on server and browser. */
export interface RequestContext {
  /** Path and query of the page asked for. */
  readonly full_path: string
  readonly is_authenticated: boolean
  readonly is_bot: boolean
  readonly device: DeviceKind
  readonly language: string
  readonly locale: string
  readonly country: string
  readonly text_direction: 'ltr' | 'rtl'
  readonly origin: string
  readonly referrer: string
  readonly request_identifier: string
  readonly app_version: string
  /** `light`, `dark`, or `system` where the visitor has not chosen. */
  readonly theme: 'light' | 'dark' | 'system'
  /** This instance has no accounts yet: the first visitor becomes its owner. */
  readonly is_new_instance: boolean
  /** A render shared between visitors: it holds nothing of any one of them (SHELL-13). */
  readonly is_cached_render: boolean
  /** `server_only`, or a search engine's copy: the page does not start the app (SHELL-09). */
  readonly is_server_only: boolean
  readonly login_state: PageViewer['kind']
  /** (ours) Mails reach people; otherwise they are kept on the server for its operator to read. */
  readonly sends_mail: boolean
  /** (ours) Comments can be translated here (COMMENT-03). */
  readonly translates_comments: boolean
  /** (ours) When it was asked for: what a first render counts ages from, on the server and in the browser. */
  readonly requested_at: string
  /** Of a browser in which nobody is signed in: changes with every login, and names nobody. */
  readonly unauth_id: string
  /** `null` where the site has one address for all countries. */
  readonly country_from_hostname: string | null
  /** (ours) The site's other hosts, to which a login is taken along (IDENT-11). */
  readonly other_origins: readonly string[]
  /** `null` unless the proxy in front says where people are, like the next. */
  readonly country_from_ip: string | null
  readonly region_from_ip: string | null
  /** The law of where the visitor is asks for consent to cookies (IDENT-14). */
  readonly is_cookie_restricted: boolean
  /** Of the address (SHELL-08). */
  readonly invite_code: string | null
  readonly deep_link: string | null
  /** Never written into a page. */
  readonly facebook_token: null
  /** The ad account the console acts for. */
  readonly advertiser: string | null
  readonly is_managed_advertiser: boolean
  readonly app_type: 'web'
  readonly stage: 'production' | 'development'
  readonly is_internal_ip: boolean
  readonly is_social_bot: boolean
  readonly user_agent: string
  readonly browser_name: string
  /** `app`: a browser inside another app. */
  readonly browser_type: 'browser' | 'app' | 'unknown'
  readonly browser_version: string
  readonly platform: string
  readonly platform_version: string
  readonly is_mobile: boolean
  readonly is_tablet: boolean
  /** An app could be installed there. */
  readonly has_native_app: boolean
  readonly experiments: ExperimentsData
}

export type PageViewer = SignedInViewer | LimitedViewer | SignedOutViewer

/** One thing a page needs, as the page definition declares it. */
export type DataRequest =
  | { readonly kind: 'resource'; readonly name: string; readonly options: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'query'
      readonly name: string
      readonly queryHash: string
      readonly variables: Readonly<Record<string, unknown>>
    }

export interface QueryResponse {
  readonly data: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[]
}

export type DataAnswer =
  | { readonly kind: 'resource'; readonly envelope: ResourceEnvelope }
  | { readonly kind: 'query'; readonly response: QueryResponse }

/** `GET /_/_/state`: what a cached render lacked. Never cached. */
export interface SessionState {
  readonly viewer: PageViewer
  readonly context: RequestContext
  /** SHELL-26 */
  readonly experiences: Experiences
}

/** What web's server entry needs to render one page. */
export interface RenderInput {
  readonly context: RequestContext
  readonly viewer: PageViewer
  /** SHELL-26: what is shown to the viewer; absent where that is nothing. */
  readonly experiences?: Experiences
  /** Goes on every script element; absent on cached renders, whose fixed inline scripts are allowed by hash. */
  readonly nonce?: string
  /** Answers a page's data needs in process, through the same handlers the doors use, as this viewer. */
  readonly load: (request: DataRequest) => Promise<DataAnswer>
  /**
   * There where the document may leave in parts: told of what fails after the first has gone, and gives what the
   * document may say of it.
   */
  readonly onLateFailure?: (error: unknown) => FailureDetail
}

/** What a document that could not be drawn tells its reader's developer tools. */
export interface FailureDetail {
  readonly message: string
  readonly stack?: string
}

export interface RenderResult {
  readonly status: number
  /** Where to go instead; `status` is then 301, 302 or 303. */
  readonly redirect?: string
  /** A whole document: a string, or chunks as they become ready (signed-in pages stream). */
  readonly html: string | AsyncIterable<string | Uint8Array>
  /** Change tags of everything shown, for the HTML cache: `pin:1`, `board:2`. */
  readonly dependsOn: readonly string[]
  /** `link: rel=preload` values for early hints. */
  readonly preload: readonly string[]
}
