import { ScheduledPinsPage } from '../../../features/scheduling/ScheduledPinsPage.tsx'
import { scheduledPinsPath } from '../../../product/addresses.ts'
import { scheduledPins } from '../../../product/scheduling/scheduled-pins.ts'
import { texts as schedulingTexts } from '../../../product/scheduling/texts/texts.generated.ts'
import { definePage } from '../../../router/define-page.ts'
import { forMembers } from '../../for-members.tsx'

/** /pin/scheduled (ours): CREATE-06. */
export const page = definePage({
  data: ({ viewer }) => (viewer.kind === 'AUTH' ? [scheduledPins()] : []),
  head: ({ texts }) => ({ title: texts(schedulingTexts)('schedule.title'), isPrivate: true }),
  variant: forMembers(ScheduledPinsPage, scheduledPinsPath),
})
