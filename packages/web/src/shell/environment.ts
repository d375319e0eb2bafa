import { shownAccountOf } from '@corkboard/contract/accounts/shown-account'
import type { ReaderContext } from '@corkboard/contract/resource'
import { OTHER_ACCOUNT, type ApiEnvironment } from '../api/transport.ts'
import type { Navigator } from '../router/navigator.ts'
import type { AppStore, RootState } from '../store/root.ts'
import { isOfOther } from './app-version.ts'

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Dispatched on the window when a call returns 401: the session may be over. */
export const UNAUTHORIZED = 'unauthorized'
/** Dispatched on the window when a call was refused because the browser is signed in to another account. */
export const ACCOUNT_CHANGED = 'accountchanged'
/** Dispatched on the window with every response from another version than the app's (SHELL-12). */
export const RENEWED = 'renewed'

/** PIN-13: lists with recommendations. */
const WITH_CONTEXT: readonly string[] = ['RelatedPinFeedResource', 'UserHomefeedResource']

/** The slice `visits` of the product, which joins the store some time after the start. */
const readerContext = (state: object): ReaderContext | undefined =>
  (state as { readonly visits?: { readonly context: ReaderContext } }).visits?.context

/** The account that the page shows. A cached render does not know it until it has received its viewer. */
export const shownAccount = ({ session: { viewer, context } }: RootState): string | undefined =>
  viewer.kind === 'AUTH' ? shownAccountOf(viewer.id) : context.is_cached_render ? undefined : shownAccountOf(undefined)

/**
 * The environment for calls that find out or change who is signed in. The server accepts them whatever the page shows.
 */
export const accountEnvironment = (store: AppStore, navigator: Navigator): ApiEnvironment => ({
  ...browserEnvironment(store, () => navigator),
  shownAccount: () => undefined,
})

/**
 * The API environment of the browser.
 * @param navigator called when a request is sent, because it is created after the clients
 */
export const browserEnvironment = (store: AppStore, navigator: () => Navigator): ApiEnvironment => {
  const appVersion = store.getState().session.context.app_version
  return {
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      if (isOfOther(response, appVersion)) window.dispatchEvent(new Event(RENEWED))
      return response
    },
    origin: location.origin,
    appVersion,
    shownAccount: () => shownAccount(store.getState()),
    refused: ({ httpStatus, error_code: code }) => {
      if (httpStatus === 401) window.dispatchEvent(new Event(UNAUTHORIZED))
      if (code === OTHER_ACCOUNT) window.dispatchEvent(new Event(ACCOUNT_CHANGED))
    },
    cookies: () => document.cookie,
    sourceUrl: () => location.pathname + location.search,
    handlerId: () => navigator().shown().visit.handlerId ?? '',
    context: (name) => (WITH_CONTEXT.includes(name) ? readerContext(store.getState()) : undefined),
    isActive: () => document.hasFocus(),
    newIdempotencyKey: () => newKey(),
    wait,
    // Monotonic, and comparable after a reload.
    now: () => performance.timeOrigin + performance.now(),
  }
}

/** Returns 128 random bits; `crypto.randomUUID` is missing on plain http outside localhost. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
