import type { PinDraft } from '@corkboard/contract/content/wire/pin-draft'
import { type Dispatch, useCallback, useEffect, useMemo, useRef } from 'react'
import { errorOf } from '../../api/errors.ts'
import type { Services } from '../../services.tsx'
import { bodyToSave, contentOf } from './drafts/draft-body.ts'
import type { BuilderState, Draft } from './drafts/draft.ts'
import type { BuilderAction } from './drafts/reduce-builder.ts'
import { readDraft } from './stored-drafts.ts'

/** (ours) After the last key press. */
const PAUSE_MS = 700
/** (ours) Between attempts to save, doubled after each, as long as the server cannot be reached. */
const FIRST_RETRY_MS = 3_000
const LAST_RETRY_MS = 60_000

/** How long to wait before this draft is saved. A new one is saved immediately. */
export const waitBeforeSave = ({ id, failures }: Pick<Draft, 'id' | 'failures'>): number => {
  if (failures > 0) return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
  return id === null ? 0 : PAUSE_MS
}

/** Refusals that may be temporary: the server is down, busy, or someone pressed too often. */
const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500

/** Another window saved the draft, or published or deleted it. */
export const isConflict = (code: string): boolean => code === 'draft.conflict' || code === 'draft.not_found'

interface Waiting {
  readonly content: string
  readonly timer: ReturnType<typeof setTimeout>
}

type Stored = Pick<PinDraft, 'id' | 'version'>

/** What this window has saved of its drafts, by key. */
export interface DraftSaves {
  /** Waits until the draft is not being saved. Returns what is stored, if this window saved it. */
  readonly settled: (key: string) => Promise<Stored | undefined>
  /** The draft is deleted from the server. Saving it again creates another one. */
  readonly forget: (key: string) => void
}

/** Saves the drafts of the builder by itself, one call a draft at a time. */
export const useDraftSaves = (
  state: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  app: Pick<Services, 'store' | 'data'>,
): DraftSaves => {
  const waiting = useRef(new Map<string, Waiting>())
  const underway = useRef(new Map<string, Promise<void>>())
  // The state of a component is behind a response until it renders.
  const stored = useRef(new Map<string, Stored>())
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })

  const save = useCallback(
    async (draft: Draft): Promise<void> => {
      const body = bodyToSave(draft)
      if (body === null) return
      const { key, id, version } = draft
      const content = contentOf(body)
      dispatch({ type: 'saveStarted', key })
      try {
        const response =
          id === null
            ? await app.data.write('create', 'PinDraftResource', { draft: body })
            : await app.data.write('update', 'PinDraftResource', { id, version, draft: body })
        stored.current.set(key, response)
        dispatch({ type: 'saved', key, content, draft: response })
      } catch (thrown) {
        const { error_code: code, message, httpStatus } = errorOf(thrown)
        if (id !== null && isConflict(code)) {
          const theirs = code === 'draft.not_found' ? 'gone' : await readDraft(app, id)
          dispatch(theirs === undefined ? { type: 'saveFailed', key } : { type: 'conflictFound', key, theirs })
        } else if (isPassing(httpStatus)) dispatch({ type: 'saveFailed', key })
        else dispatch({ type: 'saveRefused', key, content, problem: message })
      }
    },
    [app, dispatch],
  )

  useEffect(() => {
    const timers = waiting.current
    const keys = new Set(state.drafts.map(({ key }) => key))
    const stop = (key: string) => {
      clearTimeout(timers.get(key)?.timer)
      timers.delete(key)
    }
    for (const key of timers.keys()) if (!keys.has(key)) stop(key)
    for (const draft of state.drafts) {
      const { key } = draft
      const body = bodyToSave(draft)
      const content = body && contentOf(body)
      if (timers.get(key)?.content === content) continue
      stop(key)
      if (content === null) continue
      const start = () => {
        timers.delete(key)
        const current = latest.current.drafts.find((it) => it.key === key)
        if (!current) return
        const saving = save(current).finally(() => underway.current.delete(key))
        underway.current.set(key, saving)
      }
      timers.set(key, { content, timer: setTimeout(start, waitBeforeSave(draft)) })
    }
  }, [state, save])

  useEffect(() => {
    const timers = waiting.current
    return () => {
      for (const { timer } of timers.values()) clearTimeout(timer)
    }
  }, [])

  return useMemo(
    () => ({
      settled: async (key) => {
        await underway.current.get(key)
        return stored.current.get(key)
      },
      forget: (key) => void stored.current.delete(key),
    }),
    [],
  )
}
