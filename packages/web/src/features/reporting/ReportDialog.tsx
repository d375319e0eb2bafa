import type { Conversation } from '@corkboard/contract/social/wire/conversation'
import { REPORT_REASONS, type ReportReason } from '@corkboard/contract/social/report-reasons'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useAppSelector, usePin, useServices, useUser } from '../../services.tsx'
import { openBlocking } from '../../product/people/open-blocking.tsx'
import { hidePin } from '../../product/pins/hide-pin.ts'
import { ReasonDialog } from '../../product/reporting/ReasonDialog.tsx'
import { selectReportTarget } from '../../product/reporting/report-slice.ts'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'

const REASON_HINTS = {
  spam: 'report.reason.spam.hint',
  nudity: 'report.reason.nudity.hint',
  self_harm: 'report.reason.self_harm.hint',
  misinformation: 'report.reason.misinformation.hint',
  hate: 'report.reason.hate.hint',
  dangerous_goods: 'report.reason.dangerous_goods.hint',
  harassment: 'report.reason.harassment.hint',
  violence: 'report.reason.violence.hint',
  private_information: 'report.reason.private_information.hint',
  intellectual_property: 'report.reason.intellectual_property.hint',
} as const

const REASON_LABELS = {
  spam: 'report.reason.spam',
  nudity: 'report.reason.nudity',
  self_harm: 'report.reason.self_harm',
  misinformation: 'report.reason.misinformation',
  hate: 'report.reason.hate',
  dangerous_goods: 'report.reason.dangerous_goods',
  harassment: 'report.reason.harassment',
  violence: 'report.reason.violence',
  private_information: 'report.reason.private_information',
  intellectual_property: 'report.reason.intellectual_property',
} as const

const TITLES = {
  pin: 'report.title',
  did_it: 'report.title.did_it',
  board: 'report.title.board',
  user: 'report.title.user',
  conversation: 'report.title.conversation',
} as const

/** PIN-09: reports a pin, a try, a board or a user to the moderators. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const target = useAppSelector(selectReportTarget)
  const pin = usePin(target?.type === 'pin' ? target.id : undefined)
  const reported = useUser(target?.type === 'user' ? target.id : undefined)
  const conversation = useAppSelector((state) =>
    target?.type === 'conversation'
      ? selectEntry(state, resource('ConversationResource', { conversation_id: target.id }))?.data
      : undefined,
  ) as Conversation | null | undefined
  // Comments have a report API of their own.
  if (!target || target.type === 'comment') return null
  const { id, type } = target
  /** A user who reports something usually does not want to see it again. */
  const person = type === 'user' ? reported : conversation?.user
  const away =
    type === 'pin' && pin?.is_hidden !== true
      ? { label: t('report.hide'), onPress: () => void hidePin(services, id) }
      : person
        ? { label: t('report.block'), onPress: () => void openBlocking(services, person) }
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
        label: t(REASON_LABELS[value]),
        hint: t(REASON_HINTS[value]),
      }))}
      missing={t('report.choose')}
      detailsLabel={t('report.details')}
      sendLabel={t('report.send')}
      closeLabel={t('report.close')}
      onClose={onClose}
      send={send}
    />
  )
}
