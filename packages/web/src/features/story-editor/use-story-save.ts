import type { Id } from '@corkboard/contract/ids'
import type { StoryPinDraft, StoryPinDraftInput } from '@corkboard/contract/content/wire/story-draft'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useServices } from '../../services.tsx'
import { feedInvalidated } from '../../store/responses.ts'
import { selectEntry } from '../../store/data.ts'
import { requestKey } from '../../store/requests.ts'
import { storyDraft, storyDrafts } from '../../product/stories/story-drafts.ts'

/** (ours) After the last change; and between attempts while the server cannot be reached, doubled after each. */
const PAUSE_MS = 700
const FIRST_RETRY_MS = 3_000
const LAST_RETRY_MS = 60_000

const waitAfter = (failures: number): number =>
  failures === 0 ? PAUSE_MS : Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))

/** Refusals that may be temporary: the server is down, busy, or someone pressed too often. */
const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500

export type Known = Pick<StoryPinDraft, 'id' | 'version'>

interface SaveState {
  readonly status: 'new' | 'edited' | 'saving' | 'saved'
  readonly failures: number
  /** A version that another window saved, or `gone` when it was published or deleted there. */
  readonly conflict: StoryPinDraft | 'gone' | null
  /** Why the server refuses what is here. */
  readonly problem: string | null
}

/**
 * Saves a story draft by itself, one call at a time.
 * @param body what to save; `null` as long as there is nothing
 */
export const useStorySave = (body: StoryPinDraftInput | null, start: StoryPinDraft | null) => {
  const services = useServices()
  const known = useRef<Known | null>(start)
  const content = body && JSON.stringify(body)
  const stored = useRef<string | null>(start && content)
  const [storedContent, setStoredContent] = useState(start && content)
  const underway = useRef<Promise<boolean>>(Promise.resolve(true))
  const [state, setState] = useState<SaveState>({
    status: start ? 'saved' : 'new',
    failures: 0,
    conflict: null,
    problem: null,
  })
  /** True while the story is published, which takes the stored version. */
  const [isPaused, setPaused] = useState(false)
  const [draftId, setDraftId] = useState<Id | null>(start?.id ?? null)
  const refused = useRef<string | null>(null)
  const latest = useRef({ body, content })
  useEffect(() => {
    latest.current = { body, content }
  })

  const readTheirs = useCallback(
    async (id: Id): Promise<StoryPinDraft | 'gone' | undefined> => {
      const request = storyDraft(id)
      await services.data.load(request, { force: true })
      const entry = selectEntry(services.store.getState(), request)
      if (entry?.error) return entry.error.error_code === 'draft.not_found' ? 'gone' : undefined
      return entry?.data as StoryPinDraft
    },
    [services],
  )

  /** Returns whether the server has what was here when it began. */
  const send = useCallback(async (): Promise<boolean> => {
    const { body: sent, content: sentContent } = latest.current
    if (sent === null || sentContent === stored.current) return true
    const before = known.current
    setState((it) => ({ ...it, status: 'saving' }))
    try {
      const response =
        before === null
          ? await services.data.write('create', 'StoryPinDraftResource', { draft: sent })
          : await services.data.write('update', 'StoryPinDraftResource', { ...pick(before), draft: sent })
      known.current = pick(response)
      stored.current = sentContent
      setStoredContent(sentContent)
      setDraftId(response.id)
      services.store.dispatch(feedInvalidated(requestKey(storyDrafts())))
      setState({ status: 'saved', failures: 0, conflict: null, problem: null })
      return true
    } catch (thrown) {
      const { error_code: code, message, httpStatus } = errorOf(thrown)
      if (before !== null && (code === 'draft.conflict' || code === 'draft.not_found')) {
        const theirs = code === 'draft.not_found' ? 'gone' : await readTheirs(before.id)
        if (theirs !== undefined) {
          setState((it) => ({ ...it, status: 'edited', conflict: theirs }))
          return false
        }
      } else if (!isPassing(httpStatus)) {
        refused.current = sentContent
        setState((it) => ({ ...it, status: 'edited', problem: message }))
        return false
      }
      setState((it) => ({ ...it, status: 'edited', failures: it.failures + 1 }))
      return false
    }
  }, [services, readTheirs])

  /**
   * After the call before it, even if that began a moment ago and is not rendered yet: two calls without a draft would
   * create two.
   */
  const save = useCallback((): Promise<boolean> => (underway.current = underway.current.then(send, send)), [send])

  const { failures, conflict, status } = state
  useEffect(() => {
    if (content === null || content === stored.current || content === refused.current) return
    if (conflict !== null || status === 'saving' || isPaused) return
    const timer = setTimeout(() => void save(), waitAfter(failures))
    return () => clearTimeout(timer)
  }, [content, conflict, failures, status, isPaused, save])

  /** Saves what is not saved yet. Returns the stored version, or nothing if that did not work. Uploads may end later. */
  const settle = useCallback(async (): Promise<Known | null> => ((await save()) ? known.current : null), [save])

  /** Keeps this window's version: over the other one, or as a new draft. */
  const keepMine = useCallback(() => {
    known.current = conflict === 'gone' || conflict === null ? null : pick(conflict)
    stored.current = null
    setStoredContent(null)
    setState({ status: 'edited', failures: 0, conflict: null, problem: null })
  }, [conflict])

  /** The other version is shown now. */
  const tookTheirs = useCallback((theirs: StoryPinDraft, theirContent: string) => {
    known.current = pick(theirs)
    stored.current = theirContent
    setStoredContent(theirContent)
    setState({ status: 'saved', failures: 0, conflict: null, problem: null })
  }, [])

  const isUnsaved = content !== null && content !== storedContent
  return useMemo(
    () => ({ ...state, isUnsaved, draftId, settle, setPaused, keepMine, tookTheirs }),
    [state, isUnsaved, draftId, settle, keepMine, tookTheirs],
  )
}

const pick = ({ id, version }: Known): Known => ({ id, version })
