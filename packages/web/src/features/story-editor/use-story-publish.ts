import { ERRORS } from '@corkboard/contract/errors'
import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import { useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { checkSchedule, type ScheduleFields, toScheduledTs } from '../../product/scheduling/schedule-time.ts'
import { useServices } from '../../services.tsx'
import { drawCover } from './draw-cover.ts'
import { publishStory, refusedPlace, scheduleStory } from './publish-story.ts'
import { coverOf, mediaKeysOf, withoutEmptySlots } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import type { Editor } from './use-story-editor.ts'

/** CREATE-04 e: the steps of publishing, in their order. */
export const STEPS = ['uploading', 'cover', 'saving', 'publishing'] as const
export type Step = (typeof STEPS)[number]

export interface PublishState {
  readonly step: Step | null
  /** Media that are uploaded, and all. */
  readonly done: number
  readonly all: number
  readonly problem: string | null
  /** The field of the form that was refused. */
  readonly field: string | null
  /** Where on the pages the problem is. */
  readonly place: ReturnType<typeof refusedPlace>
}

const IDLE: PublishState = { step: null, done: 0, all: 0, problem: null, field: null, place: null }

/** Why a time cannot be chosen, and the field of it. */
const refusalOf = (later: ScheduleFields): (Pick<PublishState, 'field'> & { problem: string }) | undefined => {
  const [wrong] = Object.entries(checkSchedule(later, Date.now()))
  return wrong && { field: wrong[0], problem: ERRORS[wrong[1]].message }
}

/** Publishes the story of the editor, step by step. */
export const useStoryPublish = (
  editor: Editor,
  { onPublished, onScheduled }: { onPublished: (pin: Pin) => void; onScheduled: (item: ScheduledPin) => void },
) => {
  const t = useTexts(texts)
  const services = useServices()
  const [state, setState] = useState(IDLE)
  const document = withoutEmptySlots(editor.state.document)
  const keys = mediaKeysOf(document)

  const stop = (problem: string, more: Partial<PublishState> = {}) => {
    editor.save.setPaused(false)
    setState({ ...IDLE, problem, ...more })
  }

  const publish = async (): Promise<void> => {
    const { later } = document
    if (document.boardId === null) return stop(t('story.publish.board'), { field: 'board_id' })
    const refusedTime = later && refusalOf(later)
    if (refusedTime) return stop(refusedTime.problem, refusedTime)
    const empty = document.pages.find(({ blocks }) => blocks.length === 0)
    if (empty) return stop(t('story.publish.empty'), { place: { pageKey: empty.key, blockKey: null } })
    setState({ ...IDLE, step: 'uploading', all: keys.length })
    const media = await editor.settled(keys)
    const failed = media.find(({ upload, status }) => upload === null || status === 'failed')
    if (failed) {
      // The cover's own image is on no page.
      const page = document.pages.find(({ blocks }) => blocks.some(({ mediaKey }) => mediaKey === failed.key))
      const block = page?.blocks.find(({ mediaKey }) => mediaKey === failed.key)
      const place = page && block ? { pageKey: page.key, blockKey: block.key } : null
      return stop(failed.problem ?? t('story.publish.failed'), { place })
    }
    const uploads = new Map(media.map(({ key, upload }) => [key, upload!.media_upload_id]))
    const cover = coverOf(document)
    try {
      setState({ ...IDLE, step: 'cover' })
      let coverId = 'mediaKey' in cover ? uploads.get(cover.mediaKey)! : ''
      if ('pageKey' in cover) {
        const page = document.pages.find(({ key }) => key === cover.pageKey)!
        const drawn = await editor.addFile(await drawCover(page), false)
        if ('refusal' in drawn) return stop(drawn.refusal)
        const [sent] = await editor.settled([drawn.key])
        if (!sent?.upload) return stop(sent?.problem ?? t('story.publish.failed'))
        coverId = sent.upload.media_upload_id
      }
      setState({ ...IDLE, step: 'saving' })
      editor.save.setPaused(true)
      const draft = await editor.save.settle()
      if (!draft) return stop(t('story.publish.unsaved'))
      setState({ ...IDLE, step: 'publishing' })
      const finished = { draft, coverId, uploadOf: (key: string) => uploads.get(key) }
      if (later) onScheduled(await scheduleStory(services, document, finished, toScheduledTs(later)!))
      else onPublished(await publishStory(services, document, finished))
    } catch (thrown) {
      const { message, field } = errorOf(thrown)
      const shown = field === 'scheduled_ts' ? 'scheduledTime' : (field ?? null)
      stop(message, { field: shown, place: refusedPlace(field ?? null, document) })
    }
  }

  const ready = keys.filter((key) => editor.media.get(key)?.status === 'ready').length
  const shown = state.step === 'uploading' ? { ...state, done: ready } : state
  return { state: shown, publish }
}
