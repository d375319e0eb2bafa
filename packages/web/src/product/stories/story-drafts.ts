import type { Id } from '@corkboard/contract/ids'
import { list, resource } from '../../store/requests.ts'

/** CREATE-09: the viewer's story drafts. One response has them all. */
export const storyDrafts = () => list('StoryPinDraftsResource', {})

export const storyDraft = (id: Id) => resource('StoryPinDraftResource', { id })

/** CREATE-04: the operator's own music. */
export const storyMusic = () => resource('StoryPinMusicResource', {})
