import type { BoardAccess } from '@corkboard/contract/wire/board'
import type { CollaboratorInvite } from '@corkboard/contract/wire/collaborator'
import { Button, ErrorState, SearchField, Skeleton } from '@corkboard/design-system'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useAnswer, useEntities, useServices } from '../../services.tsx'
import { suggestionsFor, useLater } from '../../shell/people/people-to-reach.ts'
import type { EntityRef, UserEntity } from '../../store/entities.ts'
import { inviteAddress, invitePerson } from './collaborator-acts.ts'
import styles from './Collaborators.module.css'
import { AccessSelect, PersonLine } from './PersonLine.tsx'

interface InvitePeopleProps {
  readonly boardId: string
  readonly isOwn: boolean
  readonly entries: readonly CollaboratorInvite[]
}

/** What looks enough like an address to be asked about. */
const ADDRESS = /^\S+@\S+\.\S+$/

const InviteButton = ({ label, name, onInvite }: { label: string; name: string; onInvite: () => Promise<unknown> }) => {
  const [pending, setPending] = useState(false)
  const invite = async () => {
    setPending(true)
    await onInvite()
    setPending(false)
  }
  return (
    <Button kind="accent" size="small" pending={pending} aria-label={name} onClick={() => void invite()}>
      {label}
    </Button>
  )
}

/** BOARD-04: people to ask, found by name or, for the owner, by address. */
export const InvitePeople = ({ boardId, isOwn, entries }: InvitePeopleProps) => {
  const t = useMessages()
  const services = useServices()
  const [term, setTerm] = useState('')
  const [access, setAccess] = useState<BoardAccess>('write')
  const address = term.trim()
  const isAddress = isOwn && ADDRESS.test(address)
  const answer = useAnswer<readonly EntityRef[]>(suggestionsFor(useLater(isAddress ? '' : address)))
  const people = useEntities('user', answer.data ?? [])
  const entryOf = (user: UserEntity) => entries.find(({ invited_user: invited }) => invited?.id === user.id)
  const state = (entry: CollaboratorInvite) => {
    if (entry.status === 'accepted') return t('collaborators.state.accepted')
    if (entry.status === 'new') return t('collaborators.state.new')
    return t(entry.awaits_approval === 'join_request' ? 'collaborators.state.asks' : 'collaborators.state.suggested')
  }
  const isInvitedAddress = entries.some(({ email }) => email?.toLowerCase() === address.toLowerCase())
  return (
    <section className={styles.search} aria-label={t('collaborating.invite')}>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={t(isOwn ? 'collaborators.search' : 'collaborators.search.suggest')}
          clearLabel={t('collaborators.search.clear')}
          value={term}
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus=""
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
      </form>
      {isOwn ? (
        <span className={styles.acts}>
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
              <InviteButton
                label={t('collaborators.invite')}
                name={t('collaborators.invite.named', { name: address })}
                onInvite={() => inviteAddress(services, boardId, address, access)}
              />
            )}
          </PersonLine>
        </ul>
      ) : answer.error && people.length === 0 ? (
        <ErrorState
          level={3}
          title={t('collaborators.failed')}
          retryLabel={t('error.retry')}
          onRetry={answer.reload}
          pending={answer.isLoading}
        />
      ) : answer.data === undefined ? (
        <Skeleton shape="title" />
      ) : people.length === 0 ? (
        <p role="status" className={styles.state}>
          {t(address === '' ? 'collaborators.nobody' : 'collaborators.notFound')}
        </p>
      ) : (
        <ul aria-label={t('collaborators.found')}>
          {people.map((user) => {
            const entry = entryOf(user)
            return (
              <PersonLine key={user.id} person={user}>
                {entry ? (
                  <span className={styles.state} role="status">
                    {state(entry)}
                  </span>
                ) : (
                  <InviteButton
                    label={t(isOwn ? 'collaborators.invite' : 'collaborators.suggest')}
                    name={t(isOwn ? 'collaborators.invite.named' : 'collaborators.suggest.named', {
                      name: user.full_name,
                    })}
                    onInvite={() => invitePerson(services, boardId, user.id, isOwn ? access : undefined)}
                  />
                )}
              </PersonLine>
            )
          })}
        </ul>
      )}
    </section>
  )
}
