import { AlertDialog, Button, Dialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { useAction } from '../../shell/use-action.ts'

interface RemoveFactorDialogProps {
  readonly title: string
  /** Says what will no longer work. */
  readonly text: string
  readonly confirmLabel: string
  /** True when only the password is left afterwards. */
  readonly isLast: boolean
  /** IDENT-20: true when the account must have a second step. */
  readonly isRequired?: boolean
  readonly onClose: () => void
  readonly remove: () => Promise<unknown>
  readonly onRemoved: () => void
}

/** Explains in advance why the server would refuse, and what to do. */
const FactorHasToStay = ({ onClose }: Pick<RemoveFactorDialogProps, 'onClose'>) => {
  const t = useTexts(texts, accountsTexts)
  return (
    <Dialog
      open
      title={t('twoFactor.remove.required')}
      closeLabel={t('account.close')}
      onClose={onClose}
      actions={
        <Button kind="accent" onClick={onClose} data-autofocus="">
          {t('twoFactor.remove.keep')}
        </Button>
      }
    >
      <p>{t('twoFactor.remove.required.text')}</p>
    </Dialog>
  )
}

/** Asks for confirmation before removing a way to log in. */
export const RemoveFactorDialog = (props: RemoveFactorDialogProps) => {
  const t = useTexts(texts)
  const { pending, run } = useAction()
  const confirm = async () => {
    await run(async () => {
      await props.remove()
      props.onRemoved()
    })
    props.onClose()
  }
  if (props.isLast && props.isRequired) return <FactorHasToStay onClose={props.onClose} />
  return (
    <AlertDialog
      open
      title={props.title}
      confirmLabel={props.confirmLabel}
      cancelLabel={t('twoFactor.remove.keep')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={props.onClose}
    >
      {props.text} {props.isLast && t('twoFactor.remove.last')}
    </AlertDialog>
  )
}
