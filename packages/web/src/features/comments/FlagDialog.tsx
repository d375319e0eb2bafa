import { COMMENT_FLAG_REASONS, type CommentFlagReason } from '@corkboard/contract/wire/comment'
import { Button, Dialog, FormProblem, RadioGroup } from '@corkboard/design-system'
import { useId, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import { callComments } from './comment-calls.ts'
import styles from './Comments.module.css'

export interface FlagDialogProps {
  readonly commentId: string
  readonly onClose: () => void
  /** They may not want to see it either. */
  readonly onHide: () => void
}

/** COMMENT-03: reports a comment, with a reason. */
export function FlagDialog({ commentId, onClose, onHide }: FlagDialogProps) {
  const t = useMessages()
  const services = useServices()
  const formId = useId()
  const [reason, setReason] = useState<CommentFlagReason | undefined>()
  const [slip, setSlip] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const report = async () => {
    if (!reason) return setSlip(t('flag.choose'))
    setPending(true)
    setProblem(null)
    try {
      await callComments(services, 'PUT', `/v3/aggregated_comments/${commentId}/flag/`, {
        commentId,
        reason,
        detailedReasons: [],
      })
      onClose()
      services.toasts.show({ text: t('flag.sent'), action: { label: t('flag.hide'), onPress: onHide } })
    } catch (thrown) {
      setProblem(errorOf(thrown).message)
      setPending(false)
    }
  }
  return (
    <Dialog
      open
      title={t('flag.title')}
      closeLabel={t('flag.close')}
      onClose={onClose}
      actions={
        <Button kind="accent" type="submit" form={formId} pending={pending}>
          {t('flag.send')}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.section}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void report()
        }}
      >
        <p>{t('flag.text')}</p>
        <FormProblem text={problem} />
        <RadioGroup
          label={t('flag.reason')}
          name="reason"
          options={COMMENT_FLAG_REASONS.map((value) => ({ value, label: t(`flag.reason.${value}`) }))}
          {...(reason && { value: reason })}
          error={slip}
          onChange={(value) => {
            setReason(value)
            setSlip(null)
          }}
        />
      </form>
    </Dialog>
  )
}
