import type { CollaboratorInvite } from '@corkboard/contract/content/wire/collaborator'
import type { User } from '@corkboard/contract/people/wire/user'
import { AlertDialog, Button, Select } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as collaboratorsTexts } from '../../product/collaborators/texts/texts.generated.ts'
import { useFeed, useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import { collaboratorsOf, endTransfer } from '../../product/collaborators/actions.ts'
import type { BoardEntity } from '../../store/entities.ts'
import styles from './BoardForm.module.css'

interface OfferDialogProps {
  readonly board: BoardEntity
  readonly heir: User
  readonly onClose: () => void
}

const OfferDialog = ({ board, heir, onClose }: OfferDialogProps) => {
  const t = useTexts(texts)
  const { data, toasts } = useServices()
  const { pending, run } = useAction()
  const name = heir.full_name
  const confirm = async () => {
    await run(async () => {
      await data.write('create', 'BoardOwnershipTransferResource', { board_id: board.id, user_id: heir.id })
      toasts.show({ text: t('handOver.asked', { name, board: board.name }) })
    })
    onClose()
  }
  return (
    <AlertDialog
      open
      kind="accent"
      title={t('handOver.confirm.title', { name, board: board.name })}
      confirmLabel={t('handOver.confirm.yes', { name })}
      cancelLabel={t('handOver.confirm.no')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('handOver.confirm.text')}
    </AlertDialog>
  )
}

/** BOARD-05: asks a collaborator to take over the board, or cancels a pending request. */
export const TransferOwnership = ({ board }: { readonly board: BoardEntity }) => {
  const t = useTexts(texts, collaboratorsTexts)
  const services = useServices()
  const feed = useFeed<CollaboratorInvite>(collaboratorsOf(board.id))
  const [newOwnerId, setNewOwnerId] = useState('')
  const [isRequest, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const offer = board.pending_ownership_transfer
  const people = feed.items.flatMap(({ status, invited_user: user }) => (status === 'accepted' && user ? [user] : []))
  const heir = people.find(({ id }) => id === newOwnerId)
  const cancel = async () => {
    setPending(true)
    await endTransfer(services, board, true)
    setPending(false)
  }
  return (
    <section className={styles.handOver} aria-labelledby="hand-over" aria-busy={feed.isFirstLoad}>
      <h3 id="hand-over">{t('handOver.title')}</h3>
      {offer ? (
        <div className={styles.handOverRow}>
          <p>{t('handOver.pending', { name: offer.user.full_name })}</p>
          <Button size="small" pending={pending} onClick={() => void cancel()}>
            {t('collaborating.cancelOffer')}
          </Button>
        </div>
      ) : people.length === 0 ? (
        <p className={styles.handOverText}>{t('handOver.nobody')}</p>
      ) : (
        <>
          <p className={styles.handOverText}>{t('handOver.text')}</p>
          <div className={styles.handOverRow}>
            <Select
              label={t('handOver.to')}
              value={newOwnerId}
              onChange={(event) => setNewOwnerId(event.currentTarget.value)}
            >
              <option value="">{t('handOver.choose')}</option>
              {people.map(({ id, full_name: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Button disabled={!heir} onClick={() => setAsking(true)}>
              {t('handOver.ask')}
            </Button>
          </div>
        </>
      )}
      {isRequest && heir && <OfferDialog board={board} heir={heir} onClose={() => setAsking(false)} />}
    </section>
  )
}
