import {
  COMMENT_FLAG_DETAILS,
  COMMENT_FLAG_REASONS,
  type CommentFlagReason,
} from '@corkboard/contract/content/comment-values'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { ReasonDialog } from '../../product/reporting/ReasonDialog.tsx'
import { callComments } from './comment-calls.ts'

const REASON_LABELS = {
  spam: 'flag.reason.spam',
  harassment: 'flag.reason.harassment',
  hate: 'flag.reason.hate',
  nudity: 'flag.reason.nudity',
  violence: 'flag.reason.violence',
  self_harm: 'flag.reason.self_harm',
  misinformation: 'flag.reason.misinformation',
  private_information: 'flag.reason.private_information',
} as const

export interface FlagDialogProps {
  readonly commentId: string
  readonly onClose: () => void
  /** Called when the user also wants to hide the comment. */
  readonly onHide: () => void
}

/** COMMENT-03: reports a comment, with a reason. */
export function FlagDialog({ commentId, onClose, onHide }: FlagDialogProps) {
  const t = useTexts(texts)
  const services = useServices()
  const send = async (reason: CommentFlagReason, _details: string, detailedReasons: readonly string[]) => {
    await callComments(services, 'PUT /v3/aggregated_comments/{id}/flag/', {
      params: { id: commentId },
      body: { reason, detailedReasons: [...detailedReasons] },
    })
    services.toasts.show({ text: t('flag.sent'), action: { label: t('flag.hide'), onPress: onHide } })
  }
  return (
    <ReasonDialog
      title={t('flag.title')}
      text={t('flag.text')}
      label={t('flag.reason')}
      reasons={COMMENT_FLAG_REASONS.map((value) => ({ value, label: t(REASON_LABELS[value]) }))}
      moreOf={(reason) =>
        COMMENT_FLAG_DETAILS[reason].map((value) => ({ value, label: t('flag.detail', { detail: value }) }))
      }
      moreLabel={t('flag.details')}
      missing={t('flag.choose')}
      sendLabel={t('flag.send')}
      closeLabel={t('flag.close')}
      onClose={onClose}
      send={send}
    />
  )
}
