import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Id } from '@corkboard/contract/ids'
import type { HandlerId } from '../../router/routes.ts'
import { selectSlice, type RootState } from '../../store/root.ts'
import { peekSave } from '../saving/pending-save.ts'

/** IDENT-08: what the tab knows about the visit, by the names of consumer §3 and business §3. */
export interface SessionFlags {
  /** The site was opened from the home screen. */
  readonly isPWA: boolean
  /** An ad led to this document. */
  readonly isPaidTraffic: boolean
  /** The handler of the document's first page. */
  readonly landingPageType: HandlerId | null
  /** The handler of the page on which the user logged in or signed up in this tab. */
  readonly loginSignupFrom: HandlerId | null
  /** The pin that the visitor wanted to save before they logged in (PIN-06). */
  readonly unauthSavePinId: Id | null
}

const NONE: SessionFlags = {
  isPWA: false,
  isPaidTraffic: false,
  landingPageType: null,
  loginSignupFrom: null,
  unauthSavePinId: null,
}

export const sessionFlagsSlice = createSlice({
  name: 'sessionFlags',
  initialState: NONE,
  reducers: {
    flagsRead: (_, { payload }: PayloadAction<SessionFlags>): SessionFlags => payload,
    signedInFrom: (state, { payload }: PayloadAction<HandlerId | null>): SessionFlags => ({
      ...state,
      loginSignupFrom: payload,
    }),
    saveWanted: (state, { payload }: PayloadAction<Id | null>): SessionFlags => ({
      ...state,
      unauthSavePinId: payload,
    }),
  },
})

export const { flagsRead, signedInFrom, saveWanted } = sessionFlagsSlice.actions
export const selectSessionFlags = (state: RootState): SessionFlags => selectSlice(state, sessionFlagsSlice)

/** (ours) Media that campaigns pay for, as `utm_medium` usually names them. */
const PAID_MEDIUM = /^(?:cpc|cpm|cpv|ppc|paid.*|display|banner|retargeting)$/i

/** An ad's click brings its advertising identifier (IDENT-14); a campaign names its medium. */
export const isPaid = (address: string): boolean => {
  const { searchParams } = new URL(address)
  return searchParams.has('advertising_id') || PAID_MEDIUM.test(searchParams.get('utm_medium') ?? '')
}

const SIGN_IN_KEY = 'sign-in-from'

/**
 * Stored in the tab, because a sign-in may continue in another document; where the law asks for consent to what is not
 * strictly necessary, only the store knows.
 */
export const recordSignInFrom = (
  storage: Pick<Storage, 'setItem'>,
  handlerId: HandlerId | null,
  { session }: Pick<RootState, 'session'>,
): void => {
  if (session.context.is_cookie_restricted) return
  try {
    storage.setItem(SIGN_IN_KEY, handlerId ?? '')
  } catch {
    // The storage is full.
  }
}

const readSignInFrom = (tab: Pick<Window, 'sessionStorage'>): HandlerId | null => {
  try {
    return tab.sessionStorage.getItem(SIGN_IN_KEY) || null
  } catch {
    return null
  }
}

/** The address that the document was loaded from, whatever page the app shows by now. */
const landingAddress = ({ performance, location }: Window): string =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.name ?? location.href

const isStandalone = ({ navigator, matchMedia }: Window): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari on iOS says it in its own way.
  (navigator as Navigator & { readonly standalone?: boolean }).standalone === true

export const readSessionFlags = (window: Window, landing: HandlerId | undefined, nowMs: number): SessionFlags => ({
  isPWA: isStandalone(window),
  isPaidTraffic: isPaid(landingAddress(window)),
  landingPageType: landing ?? null,
  loginSignupFrom: readSignInFrom(window),
  unauthSavePinId: peekSave(window, nowMs),
})
