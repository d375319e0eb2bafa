import { LIMITS } from '@corkboard/contract/limits'
import { REPORT_REASONS, type ReportReason } from '@corkboard/contract/wire/safety'
import { Button, Dialog, FormProblem, RadioGroup, TextArea } from '@corkboard/design-system'
import { useId, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useMessages } from '../../messages/messages.tsx'
import { useAppSelector, usePin, useServices } from '../../services.tsx'
import { hidePin } from '../../shell/pins/hide-pin.ts'
import { selectReportTarget } from '../../shell/reporting/report-slice.ts'
import styles from './ReportDialog.module.css'

/** PIN-09: what is wrong with a pin, for whoever runs the site. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages()
  const services = useServices()
  const target = useAppSelector(selectReportTarget)
  const pin = usePin(target?.id ?? '')
  const formId = useId()
  const [reason, setReason] = useState<ReportReason | undefined>()
  const [details, setDetails] = useState('')
  const [slip, setSlip] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  if (!target) return null
  const send = async () => {
    if (!reason) return setSlip(t('report.choose'))
    setPending(true)
    setProblem(null)
    try {
      await services.data.write('create', 'ReportResource', { id: target.id, type: target.type, reason, details })
      onClose()
      const canHide = target.type === 'pin' && pin?.is_hidden !== true
      services.toasts.show({
        text: t('report.sent'),
        ...(canHide && { action: { label: t('report.hide'), onPress: () => void hidePin(services, t, target.id) } }),
      })
    } catch (thrown) {
      setProblem(errorOf(thrown).message)
      setPending(false)
    }
  }
  return (
    <Dialog
      open
      title={t('report.title')}
      closeLabel={t('marks.close')}
      onClose={onClose}
      closeOnBackdrop={details === ''}
      actions={
        <Button kind="accent" type="submit" form={formId} pending={pending}>
          {t('report.send')}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p>{t('report.text')}</p>
        <FormProblem text={problem} />
        <RadioGroup
          label={t('report.reason')}
          name="reason"
          options={REPORT_REASONS.map((value) => ({
            value,
            label: t(`report.reason.${value}`),
            hint: t(`report.reason.${value}.hint`),
          }))}
          {...(reason && { value: reason })}
          error={slip}
          onChange={(value) => {
            setReason(value)
            setSlip(null)
          }}
        />
        <TextArea
          label={t('report.details')}
          name="details"
          value={details}
          maxLength={LIMITS.reportDetails}
          rows={2}
          onChange={(event) => setDetails(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
