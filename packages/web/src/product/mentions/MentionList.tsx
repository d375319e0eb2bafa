import { Avatar, VisuallyHidden } from '@corkboard/design-system'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useUser } from '../../services.tsx'
import styles from './MentionList.module.css'
import { texts } from './texts/texts.generated.ts'
import type { Mentions } from './use-mentions.ts'

interface PersonProps {
  readonly id: string
  readonly domId: string
  readonly isActive: boolean
  readonly onPick: () => void
}

const Person = ({ id, domId, isActive, onPick }: PersonProps) => {
  const user = useUser(id)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  if (!user) return null
  return (
    // The keys are the text field's: the focus never leaves it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={line}
      id={domId}
      role="option"
      aria-selected={isActive}
      className={styles.person}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Avatar id={user.id} name={user.full_name} src={user.image_small_url} size={32} decorative />
      <span className={styles.personWords}>
        {user.full_name} <bdi className={styles.username}>@{user.username}</bdi>
      </span>
    </div>
  )
}

interface MentionListProps {
  /** The field's id. The ids of the list and its rows start with it. */
  readonly id: string
  readonly mentions: Mentions
  readonly onPick: (userId: string) => void
}

/** Attributes of the text field that belong to the list. */
export const mentionAttributes = (id: string, { isOpen, people, active }: Mentions) =>
  ({
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': isOpen ? `${id}-people` : undefined,
    'aria-activedescendant': isOpen ? `${id}-${people[active]}` : undefined,
  }) as const

/** People who can be mentioned, below the text field. */
export const MentionList = ({ id, mentions, onPick }: MentionListProps) => {
  const t = useTexts(texts)
  if (!mentions.isOpen) return null
  return (
    <div id={`${id}-people`} role="listbox" aria-label={t('mentions.people')} className={styles.people}>
      {mentions.people.map((personId, n) => (
        <Person
          key={personId}
          id={personId}
          domId={`${id}-${personId}`}
          isActive={n === mentions.active}
          onPick={() => onPick(personId)}
        />
      ))}
    </div>
  )
}

/** Tells screen readers how many people were found. */
export const MentionStatus = ({ mentions }: Pick<MentionListProps, 'mentions'>) => {
  const t = useTexts(texts)
  return (
    <span role="status">
      <VisuallyHidden>
        {mentions.isLooking ? t('mentions.people.found', { count: mentions.people.length }) : ''}
      </VisuallyHidden>
    </span>
  )
}
