import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Experiences } from '@corkboard/contract/platform/wire/experiences'
import type { DeviceKind, PageViewer, RequestContext, SessionState } from '@corkboard/contract/page'

/** SHELL-14: sm below 768 px, md below 1024, lg from there. */
export type SizeClass = 'sm' | 'md' | 'lg'

/** The size class before the window's width is known. */
const SIZE_CLASS_OF: Readonly<Record<DeviceKind, SizeClass>> = { phone: 'sm', tablet: 'md', desktop: 'lg' }

export interface Session {
  readonly viewer: PageViewer
  readonly context: RequestContext
  readonly sizeClass: SizeClass
  /** Experiences by placement. A cached render loads them from `/_/_/state` (SHELL-13, SHELL-26). */
  readonly experiences: Experiences
}

export const initialSession = (viewer: PageViewer, context: RequestContext, experiences: Experiences): Session => ({
  viewer,
  context,
  sizeClass: SIZE_CLASS_OF[context.device],
  experiences,
})

/** The viewer and the context of the start-up request. */
export const sessionSlice = createSlice({
  name: 'session',
  // Every store starts with its own session; see createStore.
  initialState: null as unknown as Session,
  reducers: {
    /** SHELL-13: a cached render receives its viewer. */
    sessionStateReceived: (state, { payload }: PayloadAction<SessionState>): Session => ({
      ...state,
      ...payload,
      context: { ...payload.context, is_cached_render: false },
    }),
    viewerChanged: (state, { payload }: PayloadAction<PageViewer>): Session => ({
      ...state,
      viewer: payload,
      context: { ...state.context, is_authenticated: payload.kind === 'AUTH', login_state: payload.kind },
    }),
    experiencesChanged: (state, { payload }: PayloadAction<Experiences>): Session => ({
      ...state,
      experiences: payload,
    }),
    sizeClassChanged: (state, { payload }: PayloadAction<SizeClass>): Session => ({ ...state, sizeClass: payload }),
    themeChanged: (state, { payload }: PayloadAction<RequestContext['theme']>): Session => ({
      ...state,
      context: { ...state.context, theme: payload },
    }),
  },
})

export const { sessionStateReceived, viewerChanged, experiencesChanged, sizeClassChanged, themeChanged } =
  sessionSlice.actions
