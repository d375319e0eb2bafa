import { AlertDialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { PeopleTexts } from '../../messages/PeopleTexts.tsx'
import { useServices, useUser } from '../../services.tsx'
import { useAct } from '../use-act.ts'

interface BlockDialogProps {
  readonly userId: string
  readonly onClose: () => void
  /** It has happened. */
  readonly onDone?: (() => void) | undefined
}

const Question = ({ userId, onClose, onDone }: BlockDialogProps) => {
  const t = useMessages()
  const { data, toasts } = useServices()
  const user = useUser(userId)
  const [wasBlocked] = useState(user?.blocked_by_me === true)
  const { pending, run } = useAct()
  if (!user) return null
  const name = user.first_name || user.full_name
  const act = wasBlocked ? 'unblock' : 'block'
  const confirm = () =>
    run(async () => {
      await data.write(wasBlocked ? 'delete' : 'create', 'UserBlockResource', { user_id: userId })
      // Lists and counts change on both sides.
      data.outdate()
      toasts.show({ text: t(`${act}.done`, { name }) })
      onClose()
      onDone?.()
    })
  return (
    <AlertDialog
      open
      title={t(`${act}.title`, { name })}
      confirmLabel={t(`${act}.confirm`)}
      cancelLabel={t('block.cancel')}
      kind={wasBlocked ? 'accent' : 'danger'}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t(`${act}.text`)}
    </AlertDialog>
  )
}

/** PEOPLE-02: asks once before blocking somebody, or before ending it. */
export const BlockDialog = (props: BlockDialogProps) => (
  <PeopleTexts>
    <Question {...props} />
  </PeopleTexts>
)
