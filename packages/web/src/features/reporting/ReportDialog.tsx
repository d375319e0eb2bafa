import type { Conversation } from '@corkboard/contract/social/wire/conversation'
import { REPORT_REASONS, type ReportReason } from '@corkboard/contract/social/wire/safety'
import { useMessages } from '../../messages/messages.tsx'
import { useAppSelector, usePin, useServices, useUser } from '../../services.tsx'
import { openBlocking } from '../../product/people/open-blocking.tsx'
import { hidePin } from '../../product/pins/hide-pin.ts'
import { ReasonDialog } from '../../product/reporting/ReasonDialog.tsx'
import { selectReportTarget } from '../../product/reporting/report-slice.ts'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'

const TITLES = {
  pin: 'report.title',
  did_it: 'report.title.did_it',
  board: 'report.title.board',
  user: 'report.title.user',
  conversation: 'report.title.conversation',
} as const

/** PIN-09: what is wrong with a pin, a try of one, a board or a person, for whoever runs the site. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages()
  const services = useServices()
  const target = useAppSelector(selectReportTarget)
  const pin = usePin(target?.type === 'pin' ? target.id : undefined)
  const reported = useUser(target?.type === 'user' ? target.id : undefined)
  const conversation = useAppSelector((state) =>
    target?.type === 'conversation'
      ? selectEntry(state, resource('ConversationResource', { conversation_id: target.id }))?.data
      : undefined,
  ) as Conversation | null | undefined
  // Comments are reported by a call of their own.
  if (!target || target.type === 'comment') return null
  const { id, type } = target
  /** Whoever reports something mostly does not want to meet it again. */
  const person = type === 'user' ? reported : conversation?.user
  const away =
    type === 'pin' && pin?.is_hidden !== true
      ? { label: t('report.hide'), onPress: () => void hidePin(services, t, id) }
      : person
        ? { label: t('report.block'), onPress: () => void openBlocking(services, person, t('error.default')) }
        : undefined
  const send = async (reason: ReportReason, details: string) => {
    await services.data.write('create', 'ReportResource', { id, type, reason, details })
    services.toasts.show({ text: t('report.sent'), ...(away && { action: away }) })
  }
  return (
    <ReasonDialog
      title={t(TITLES[type])}
      text={t(type === 'conversation' ? 'report.text.conversation' : 'report.text')}
      label={t('report.reason')}
      reasons={REPORT_REASONS.map((value) => ({
        value,
        label: t(`report.reason.${value}`),
        hint: t(`report.reason.${value}.hint`),
      }))}
      missing={t('report.choose')}
      detailsLabel={t('report.details')}
      sendLabel={t('report.send')}
      closeLabel={t('marks.close')}
      onClose={onClose}
      send={send}
    />
  )
}
