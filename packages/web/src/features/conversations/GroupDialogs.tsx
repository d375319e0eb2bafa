import { LIMITS } from '@corkboard/contract/limits'
import type { Conversation } from '@corkboard/contract/social/wire/conversation'
import {
  AlertDialog,
  Avatar,
  Button,
  CheckIcon,
  Chip,
  CloseIcon,
  Dialog,
  FormProblem,
  TextArea,
  TextField,
} from '@corkboard/design-system'
import { useState, type ReactNode } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as peopleTexts } from '../../product/people/texts/texts.generated.ts'
import { useResponse, useServices } from '../../services.tsx'
import { conversationPath } from '../../product/addresses.ts'
import { useForm } from '../../shell/forms/use-form.ts'
import { FoundPeople, PeopleField } from '../../product/people/FindPeople.tsx'
import { WaitingButton } from '../../product/people/WaitingButton.tsx'
import { conversationName } from '../../product/people/conversation-name.ts'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import type { UserEntity } from '../../store/entities.ts'
import styles from './Conversations.module.css'
import { addPerson, giveName, leaveConversation } from './group-actions.ts'
import { conversationList, conversationOf } from './requests.ts'

interface PersonProps {
  readonly person: Pick<UserEntity, 'id' | 'full_name' | 'username' | 'image_medium_url'>
  readonly children?: ReactNode
}

const Person = ({ person, children }: PersonProps) => (
  <li className={styles.line}>
    <Avatar id={person.id} name={person.full_name} src={person.image_medium_url} decorative />
    <span className={styles.words}>
      <span className={styles.name} dir="auto">
        {person.full_name}
      </span>
      <span className={styles.excerpt}>
        <span dir="ltr">@{person.username}</span>
      </span>
    </span>
    {children}
  </li>
)

interface FindProps {
  readonly children: (person: UserEntity) => ReactNode
}

const FindPeople = ({ children }: FindProps) => {
  const t = useTexts(texts, peopleTexts)
  const [term, setTerm] = useState('')
  return (
    <>
      <PeopleField label={t('send.search')} clearLabel={t('send.clear')} term={term} onType={setTerm} />
      <FoundPeople
        term={term.trim()}
        label={t('group.found')}
        failure={t('people.failed')}
        nobody={
          <p role="status" className={styles.hint}>
            {t(term.trim() === '' ? 'send.nobody' : 'send.notFound')}
          </p>
        }
      >
        {children}
      </FoundPeople>
    </>
  )
}

/** PEOPLE-03: writes to one person, or selects several and starts a conversation with them. */
export const NewMessageDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts(texts, peopleTexts)
  const { data, navigator } = useServices()
  const [chosen, setChosen] = useState<readonly UserEntity[]>([])
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const isChosen = ({ id }: UserEntity) => chosen.some((it) => it.id === id)
  const toggle = (person: UserEntity) => {
    setProblem(null)
    setChosen(isChosen(person) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  }
  const [first] = chosen
  const isGroup = chosen.length > 1
  const begin = async () => {
    if (!first) return setProblem(t('messages.new.nobody'))
    setPending(true)
    setProblem(null)
    try {
      const { id } = await data.write(
        'create',
        'ConversationsResource',
        isGroup ? { user_ids: chosen.map((person) => person.id), name: name.trim() } : { user_id: first.id, text },
      )
      void data.load(conversationList, { force: true })
      onClose()
      navigator.go(conversationPath(id))
    } catch (thrown) {
      setProblem(errorOf(thrown).message)
      setPending(false)
    }
  }
  const isTouched = chosen.length > 0 || name !== '' || text !== ''
  const dismiss = useDismissGuard(isTouched, onClose)
  return (
    <Dialog
      open
      title={t('messages.new')}
      closeLabel={t('people.close')}
      onClose={dismiss}
      closeOnBackdrop={!isTouched}
      actions={
        <Button kind="accent" pending={pending} onClick={() => void begin()}>
          {t(isGroup ? 'group.begin' : 'messages.new.send')}
        </Button>
      }
    >
      <div className={styles.group}>
        <FormProblem text={problem} />
        {chosen.length > 0 && (
          <ul className={styles.chosen} aria-label={t('group.chosen')}>
            {chosen.map((person) => (
              <li key={person.id}>
                <Chip icon={<CloseIcon size={16} />} onPress={() => toggle(person)}>
                  <span className={styles.sender}>{t('group.unchoose')} </span>
                  {person.full_name}
                </Chip>
              </li>
            ))}
          </ul>
        )}
        {isGroup && (
          <TextField
            label={t('group.name')}
            value={name}
            maxLength={LIMITS.conversationName}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        {chosen.length === 1 && (
          <TextArea
            label={t('messages.write')}
            maxLength={LIMITS.message}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        <FindPeople>
          {(person) => (
            <Person key={person.id} person={person}>
              <Button
                size="small"
                icon={isChosen(person) && <CheckIcon size={16} />}
                aria-label={t(isChosen(person) ? 'group.chosen.named' : 'group.choose.named', {
                  name: person.full_name,
                })}
                onClick={() => toggle(person)}
              >
                {t(isChosen(person) ? 'group.chosen.one' : 'group.choose')}
              </Button>
            </Person>
          )}
        </FindPeople>
      </div>
    </Dialog>
  )
}

interface GroupProps {
  readonly id: string
  readonly onClose: () => void
}

/** PEOPLE-03: lists the people in a conversation and adds more. */
export const GroupPeopleDialog = ({ id, onClose }: GroupProps) => {
  const t = useTexts(texts, peopleTexts)
  const services = useServices()
  const conversation = useResponse<Conversation>(conversationOf(id)).data
  if (!conversation) return null
  const { users, waiting_user_ids: waitingIds, viewer_can: can } = conversation
  const isIn = (userId: string) => users.some((it) => it.id === userId)
  return (
    <Dialog
      open
      title={t('group.people', { name: conversationName(t, conversation) })}
      closeLabel={t('people.close')}
      onClose={onClose}
    >
      <div className={styles.group}>
        <ul aria-label={t('group.in')}>
          {users.map((person) => (
            <Person key={person.id} person={person}>
              {waitingIds.includes(person.id) && <span className={styles.excerpt}>{t('group.asked')}</span>}
            </Person>
          ))}
        </ul>
        {can.includes('add') && (
          <section className={styles.group} aria-labelledby="group-add">
            <h3 id="group-add">{t('group.add')}</h3>
            <p className={styles.hint}>{t('group.add.hint', { most: LIMITS.conversationPeople })}</p>
            <FindPeople>
              {(person) => (
                <Person key={person.id} person={person}>
                  {isIn(person.id) ? (
                    <span className={styles.excerpt} role="status">
                      {t(waitingIds.includes(person.id) ? 'group.asked' : 'group.added')}
                    </span>
                  ) : (
                    <WaitingButton
                      label={t('group.add.named', { name: person.full_name })}
                      onPress={() => addPerson(services, id, person.id)}
                    >
                      {t('group.add.one')}
                    </WaitingButton>
                  )}
                </Person>
              )}
            </FindPeople>
          </section>
        )}
      </div>
    </Dialog>
  )
}

interface OneProps {
  readonly conversation: Conversation
  readonly onClose: () => void
}

/** PEOPLE-03: names a conversation. */
export const GroupNameDialog = ({ conversation, onClose }: OneProps) => {
  const t = useTexts(texts, peopleTexts)
  const services = useServices()
  const form = useForm({
    initial: { name: conversation.name },
    check: () => ({}),
    send: async ({ name }) => {
      await giveName(services, conversation.id, name.trim())
      onClose()
    },
  })
  const dismiss = useDismissGuard(form.isChanged, onClose)
  return (
    <Dialog
      open
      title={t('group.rename')}
      closeLabel={t('people.close')}
      onClose={dismiss}
      closeOnBackdrop={!form.isChanged}
      actions={
        <Button kind="accent" type="submit" form={form.id} pending={form.pending}>
          {t('group.save')}
        </Button>
      }
    >
      <form id={form.id} noValidate method="post" onSubmit={form.submit}>
        <FormProblem text={form.general} />
        <TextField
          {...form.field('name')}
          label={t('group.name')}
          hint={t('group.name.hint')}
          maxLength={LIMITS.conversationName}
          autoComplete="off"
          data-autofocus=""
        />
      </form>
    </Dialog>
  )
}

/** PEOPLE-03: asks for confirmation, because users who leave cannot rejoin by themselves. */
export const LeaveGroupDialog = ({ conversation, onClose }: OneProps) => {
  const t = useTexts(texts, peopleTexts)
  const services = useServices()
  const [pending, setPending] = useState(false)
  const leave = async () => {
    setPending(true)
    await leaveConversation(services, conversation.id)
    onClose()
  }
  return (
    <AlertDialog
      open
      title={t('group.leave.title', { name: conversationName(t, conversation) })}
      confirmLabel={t('group.leave.confirm')}
      cancelLabel={t('block.cancel')}
      pending={pending}
      onConfirm={() => void leave()}
      onCancel={onClose}
    >
      {t('group.leave.text')}
    </AlertDialog>
  )
}
