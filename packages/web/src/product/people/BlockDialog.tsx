import type { User } from '@corkboard/contract/people/wire/user'
import { AlertDialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'

/** A user as a response described them. Not every user is in the store, for example in conversations. */
export type Blockable = Pick<User, 'id' | 'full_name'> & Partial<Pick<User, 'first_name' | 'blocked_by_me'>>

const BLOCK_TEXTS = { title: 'block.title', text: 'block.text', confirm: 'block.confirm', done: 'block.done' } as const
const UNBLOCK_TEXTS = {
  title: 'unblock.title',
  text: 'unblock.text',
  confirm: 'unblock.confirm',
  done: 'unblock.done',
} as const

interface BlockDialogProps {
  readonly person: Blockable
  /** The comment where the viewer found them, because a private user's profile does not show it. */
  readonly commentId?: string | undefined
  readonly onClose: () => void
  /** Called after blocking or unblocking. */
  readonly onDone?: (() => void) | undefined
}

/** PEOPLE-02: asks for confirmation before blocking or unblocking a user. */
export const BlockDialog = ({ person, commentId, onClose, onDone }: BlockDialogProps) => {
  const t = useTexts(texts)
  const { data, toasts } = useServices()
  const [wasBlocked] = useState(person.blocked_by_me === true)
  const { pending, run } = useAction()
  const name = person.first_name || person.full_name
  const dialogTexts = wasBlocked ? UNBLOCK_TEXTS : BLOCK_TEXTS
  const confirm = () =>
    run(async () => {
      if (wasBlocked) await data.write('delete', 'UserBlockResource', { user_id: person.id })
      else await data.write('create', 'UserBlockResource', { user_id: person.id, comment_id: commentId })
      // Lists and counts of both users change.
      data.outdate()
      toasts.show({ text: t(dialogTexts.done, { name }) })
      onClose()
      onDone?.()
    })
  return (
    <AlertDialog
      open
      title={t(dialogTexts.title, { name })}
      confirmLabel={t(dialogTexts.confirm)}
      cancelLabel={t('block.cancel')}
      kind={wasBlocked ? 'accent' : 'danger'}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t(dialogTexts.text)}
    </AlertDialog>
  )
}
