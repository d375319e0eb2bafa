import type { PinDraftBody } from '@corkboard/contract/content/wire/pin-draft'
import type { ScheduleFields } from './schedule-time.ts'

type DraftedTime = Pick<PinDraftBody, 'publishOption' | 'scheduledDate' | 'scheduledTime'>

/** When to publish, as drafts store it. @param later `null` is immediately */
export const timeToStore = (later: ScheduleFields | null): DraftedTime => ({
  publishOption: later ? 'publish-later' : 'publish-immediately',
  scheduledDate: later?.scheduledDate ?? '',
  scheduledTime: later?.scheduledTime ?? '',
})

export const storedTime = ({ publishOption, scheduledDate, scheduledTime }: DraftedTime): ScheduleFields | null =>
  publishOption === 'publish-later' ? { scheduledDate, scheduledTime } : null
