import type { BoardAccess } from '@corkboard/contract/content/wire/board'
import type { CollaboratorInvite } from '@corkboard/contract/content/wire/collaborator'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as collaboratorsTexts } from '../../product/collaborators/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { FoundPeople, PeopleField } from '../../product/people/FindPeople.tsx'
import { WaitingButton } from '../../product/people/WaitingButton.tsx'
import type { UserEntity } from '../../store/entities.ts'
import { inviteAddress, invitePerson } from './collaborator-actions.ts'
import styles from './Collaborators.module.css'
import { AccessSelect, PersonLine } from './PersonLine.tsx'

interface InvitePeopleProps {
  readonly boardId: string
  readonly isOwn: boolean
  readonly entries: readonly CollaboratorInvite[]
}

/** Matches text that is close enough to an email address to try. */
const ADDRESS = /^\S+@\S+\.\S+$/

/** BOARD-04: finds users to invite by name or, for the owner, by email address. */
export const InvitePeople = ({ boardId, isOwn, entries }: InvitePeopleProps) => {
  const t = useTexts(texts, collaboratorsTexts)
  const services = useServices()
  const [term, setTerm] = useState('')
  const [access, setAccess] = useState<BoardAccess>('write')
  const address = term.trim()
  const isAddress = isOwn && ADDRESS.test(address)
  const entryOf = (user: UserEntity) => entries.find(({ invited_user: invited }) => invited?.id === user.id)
  const state = (entry: CollaboratorInvite) => {
    if (entry.status === 'accepted') return t('collaborators.state.accepted')
    if (entry.status === 'new') return t('collaborators.state.new')
    return t(entry.awaits_approval === 'join_request' ? 'collaborators.state.asks' : 'collaborators.state.suggested')
  }
  const isInvitedAddress = entries.some(({ email }) => email?.toLowerCase() === address.toLowerCase())
  return (
    <section className={styles.search} aria-label={t('collaborating.invite')}>
      <PeopleField
        label={t(isOwn ? 'collaborators.search' : 'collaborators.search.suggest')}
        clearLabel={t('collaborators.search.clear')}
        term={term}
        onType={setTerm}
      />
      {isOwn ? (
        <span className={styles.actions}>
          <span className={styles.state}>{t('collaborators.access')}</span>
          <AccessSelect label={t('collaborators.access')} value={access} onChange={setAccess} />
        </span>
      ) : (
        <p className={styles.state}>{t('collaborators.suggest.hint')}</p>
      )}
      {isAddress ? (
        <ul aria-label={t('collaborators.found')}>
          <PersonLine person={address} note={t('collaborators.address.hint')}>
            {isInvitedAddress ? (
              <span className={styles.state} role="status">
                {t('collaborators.state.new')}
              </span>
            ) : (
              <WaitingButton
                label={t('collaborators.invite.named', { name: address })}
                onPress={() => inviteAddress(services, boardId, address, access)}
              >
                {t('collaborators.invite')}
              </WaitingButton>
            )}
          </PersonLine>
        </ul>
      ) : (
        <FoundPeople
          term={address}
          label={t('collaborators.found')}
          failure={t('collaborators.failed')}
          nobody={
            <p role="status" className={styles.state}>
              {t(address === '' ? 'collaborators.nobody' : 'collaborators.notFound')}
            </p>
          }
        >
          {(user) => {
            const entry = entryOf(user)
            return (
              <PersonLine key={user.id} person={user}>
                {entry ? (
                  <span className={styles.state} role="status">
                    {state(entry)}
                  </span>
                ) : (
                  <WaitingButton
                    label={t(isOwn ? 'collaborators.invite.named' : 'collaborators.suggest.named', {
                      name: user.full_name,
                    })}
                    onPress={() => invitePerson(services, boardId, user.id, isOwn ? access : undefined)}
                  >
                    {t(isOwn ? 'collaborators.invite' : 'collaborators.suggest')}
                  </WaitingButton>
                )}
              </PersonLine>
            )
          }}
        </FoundPeople>
      )}
    </section>
  )
}
