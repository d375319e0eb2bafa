import type { PinDraft } from '@corkboard/contract/content/wire/pin-draft'
import type { Id } from '@corkboard/contract/ids'
import type { Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { list, resource } from '../../store/requests.ts'

type App = Pick<Services, 'store' | 'data'>

/** The viewer's drafts. One response has them all. */
export const draftsFeed = () => list('PinDraftsResource', {})

/** Reads the drafts again; `undefined` when the server cannot be reached. */
export const readDrafts = async ({ store, data }: App): Promise<readonly PinDraft[] | undefined> => {
  await data.load(draftsFeed(), { force: true })
  const entry = selectEntry(store.getState(), draftsFeed())
  return entry?.error ? undefined : (entry?.data as readonly PinDraft[])
}

/** Reads a draft that another window saved; `gone` when it is no more, `undefined` when the server cannot be reached. */
export const readDraft = async ({ store, data }: App, id: Id): Promise<PinDraft | 'gone' | undefined> => {
  const request = resource('PinDraftResource', { id })
  await data.load(request, { force: true })
  const entry = selectEntry(store.getState(), request)
  if (entry?.error) return entry.error.error_code === 'draft.not_found' ? 'gone' : undefined
  return entry?.data as PinDraft
}
