import { TextField } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { FormDialog } from '../../shell/forms/FormDialog.tsx'
import { useForm } from '../../shell/forms/use-form.ts'

/** PIN-10: asks a user to be named as a pin's sponsor. */
export const SponsorDialog = ({ pinId, onClose }: { readonly pinId: string; readonly onClose: () => void }) => {
  const t = useTexts(texts)
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
  return (
    <FormDialog
      title={t('sponsor.title')}
      text={t('sponsor.text')}
      submitLabel={t('sponsor.ask')}
      closeLabel={t('interactions.close')}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field('sponsor')}
        label={t('sponsor.username')}
        autoCapitalize="none"
        spellCheck={false}
        required
        data-autofocus=""
      />
    </FormDialog>
  )
}
