import type { PinDraft } from '@corkboard/contract/content/wire/pin-draft'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import type { BuilderState } from '../draft.ts'
import { type BuilderAction, emptyBuilder, reduceBuilder } from '../reduce-builder.ts'

export const file = (key: string, problem: string | null = null) => ({
  key,
  name: `${key}.jpg`,
  previewUrl: `blob:${key}`,
  isVideo: false,
  problem,
})

export const after = (...actions: BuilderAction[]): BuilderState => actions.reduce(reduceBuilder, emptyBuilder)
export const chosen = (...keys: string[]): BuilderAction => ({
  type: 'filesChosen',
  files: keys.map((key) => file(key)),
})

export const upload = (status: MediaUpload['status']): MediaUpload => ({
  media_upload_id: '12',
  media_type: 'image',
  stills: 0,
  duration_ms: null,
  has_sound: false,
  trim: null,
  progress: 0,
  status,
  image_signature: status === 'succeeded' ? 'abcd' : null,
  width: status === 'succeeded' ? 800 : null,
  height: status === 'succeeded' ? 1200 : null,
  dominant_color: status === 'succeeded' ? '#aa8866' : null,
  placeholder: null,
  error_code: null,
})

/** A draft as the server has it. */
export const stored = (id: string, more: Partial<PinDraft> & { readonly title?: string } = {}): PinDraft => {
  const { title = 'Stairs', ...others } = more
  const media = { ...upload('succeeded'), preview_url: '/p.webp', thumbnail_url: '/t.webp', video_url: null }
  return {
    id,
    version: 1,
    type: 'single',
    status: 'created',
    pinItems: [
      {
        media_upload_id: '12',
        file_name: 'stairs.jpg',
        title,
        description: '',
        link: '',
        altText: '',
        userMentionTags: [],
        isTaggable: true,
        pinTags: [],
        whole_upload_id: null,
        whole: null,
        media,
      },
    ],
    pinItemIndex: 0,
    board_id: null,
    section: null,
    interestTags: [],
    isCommentsAllowed: true,
    publishOption: 'publish-immediately',
    scheduledDate: '',
    scheduledTime: '',
    updated_at: '2026-11-26T12:00:00.000Z',
    ...others,
  }
}
export const loaded = (drafts: readonly PinDraft[], ...known: string[]): BuilderAction => ({
  type: 'draftsLoaded',
  drafts,
  knownIds: new Set(known),
})
export const retitled = (title: string): BuilderAction => ({
  type: 'fieldEdited',
  key: 'stored-5',
  field: 'title',
  value: title,
})
export const titleOf = (state: BuilderState) => state.drafts[0]?.items[0]?.texts.title

export const tag = { id: 'a', x: 0.5, y: 0.5, type: 'pin' as const, object_id: '7', name: 'A lamp' }
