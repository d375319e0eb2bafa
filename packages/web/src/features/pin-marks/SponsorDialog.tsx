import { Button, Dialog, FormProblem, TextField } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import { useForm } from '../../shell/forms/use-form.ts'
import { useDismissGuard } from '../../shell/use-dismiss-guard.tsx'
import styles from './MarkDialogs.module.css'

/** PIN-10: asks somebody to stand for a pin as the one who pays for it. */
export const SponsorDialog = ({ pinId, onClose }: { readonly pinId: string; readonly onClose: () => void }) => {
  const t = useMessages()
  const { data, toasts } = useServices()
  const form = useForm({
    initial: { sponsor: '' },
    check: ({ sponsor }) => (sponsor.trim() === '' ? { sponsor: 'request.missing' as const } : {}),
    send: async ({ sponsor }) => {
      await data.write('create', 'PinSponsorshipResource', { pin_id: pinId, sponsor })
      toasts.show({ text: t('sponsor.sent') })
      onClose()
    },
  })
  const dismiss = useDismissGuard(form.isChanged, onClose)
  return (
    <Dialog
      open
      title={t('sponsor.title')}
      closeLabel={t('marks.close')}
      onClose={dismiss}
      closeOnBackdrop={false}
      actions={
        <Button kind="accent" type="submit" form={form.id} pending={form.pending}>
          {t('sponsor.ask')}
        </Button>
      }
    >
      <form id={form.id} className={styles.form} noValidate method="post" onSubmit={form.submit}>
        <p>{t('sponsor.text')}</p>
        <FormProblem text={form.general} />
        <TextField
          {...form.field('sponsor')}
          label={t('sponsor.username')}
          autoCapitalize="none"
          spellCheck={false}
          required
          data-autofocus=""
        />
      </form>
    </Dialog>
  )
}
