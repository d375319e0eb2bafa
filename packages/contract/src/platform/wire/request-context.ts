import Type, { type Static } from 'typebox'
import { ViewerWire } from '../../accounts/wire/viewer.ts'
import { Nullable } from '../../scalars.ts'
import { Experience } from './experiences.ts'
import { ExperimentsData } from './experiments.ts'

/**
 * The kinds of device that the site renders for (SHELL-14): phone starts in size class sm, tablet in md, desktop in lg.
 */
export const DeviceKind = Type.Union([Type.Literal('phone'), Type.Literal('tablet'), Type.Literal('desktop')])
export type DeviceKind = Static<typeof DeviceKind>

/**
 * Context of the start-up request (SHELL-21): everything a first render may depend on. The same on the server and in
 * the browser.
 */
export const RequestContext = Type.Object({
  /** Path and query of the requested page. */
  full_path: Type.String(),
  is_authenticated: Type.Boolean(),
  is_bot: Type.Boolean(),
  device: DeviceKind,
  language: Type.String(),
  locale: Type.String(),
  country: Type.String(),
  text_direction: Type.Union([Type.Literal('ltr'), Type.Literal('rtl')]),
  origin: Type.String(),
  referrer: Type.String(),
  request_identifier: Type.String(),
  app_version: Type.String(),
  /** `light`, `dark`, or `system` when the visitor has not chosen. */
  theme: Type.Union([Type.Literal('light'), Type.Literal('dark'), Type.Literal('system')]),
  /** This instance has no accounts yet: the first visitor becomes its owner. */
  is_new_instance: Type.Boolean(),
  /** True for a render shared between visitors: it contains nothing about any of them (SHELL-13). */
  is_cached_render: Type.Boolean(),
  /** `server_only`, or a search engine's copy: the page does not start the app (SHELL-09). */
  is_server_only: Type.Boolean(),
  login_state: Type.Union([Type.Literal('AUTH'), Type.Literal('LIMITED_LOGIN'), Type.Literal('UNAUTH')]),
  /** (ours) True when mails reach users; otherwise they stay on the server for the operator to read. */
  sends_mail: Type.Boolean(),
  /** (ours) True when comments can be translated here (COMMENT-03). */
  translates_comments: Type.Boolean(),
  /** (ours) Time of the request: a first render computes ages from it, on the server and in the browser. */
  requested_at: Type.String(),
  /** Id of a signed-out browser: changes with every login, and identifies no one. */
  unauth_id: Type.String(),
  /** `null` when the site has one host for all countries. */
  country_from_hostname: Nullable(Type.String()),
  /** (ours) The site's other hosts, where a login applies too (IDENT-11). */
  other_origins: Type.Array(Type.String()),
  /** `null` unless the proxy in front reports locations, as with the region. */
  country_from_ip: Nullable(Type.String()),
  region_from_ip: Nullable(Type.String()),
  /** True when the law where the visitor is requires cookie consent (IDENT-14). */
  is_cookie_restricted: Type.Boolean(),
  /** From the URL (SHELL-08). */
  invite_code: Nullable(Type.String()),
  /** The address of the page in a native app. There is none, so it is always `null`. */
  deep_link: Type.Null(),
  /** Always `null`: a page holds no token of another site (docs/decisions/start-up-context.md). */
  facebook_token: Type.Null(),
  /** The ad account that the console manages. `null` until there are ads (BIZ-02). */
  advertiser: Type.Null(),
  /** `false` until there are ads. */
  is_managed_advertiser: Type.Literal(false),
  /** The web app is the only one. */
  app_type: Type.Literal('web'),
  stage: Type.Union([Type.Literal('production'), Type.Literal('development')]),
  is_internal_ip: Type.Boolean(),
  is_social_bot: Type.Boolean(),
  user_agent: Type.String(),
  browser_name: Type.String(),
  /** `app`: a browser inside another app. */
  browser_type: Type.Union([Type.Literal('browser'), Type.Literal('app'), Type.Literal('unknown')]),
  browser_version: Type.String(),
  platform: Type.String(),
  platform_version: Type.String(),
  is_mobile: Type.Boolean(),
  is_tablet: Type.Boolean(),
  /** True when an app could be installed on the device. */
  has_native_app: Type.Boolean(),
  experiments: ExperimentsData,
})
export type RequestContext = Static<typeof RequestContext>

/** `GET /_/_/state`: what a cached render lacks. Never cached. */
export const SessionState = Type.Object({
  viewer: ViewerWire,
  context: RequestContext,
  /** SHELL-26 */
  experiences: Type.Record(Type.String(), Experience),
})
export type SessionState = Static<typeof SessionState>
