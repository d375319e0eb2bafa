import type { BoardAccess } from '@corkboard/contract/content/wire/board'
import type { User } from '@corkboard/contract/people/wire/user'
import { AtIcon, Avatar } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './Collaborators.module.css'

type Face = Pick<User, 'id' | 'full_name' | 'username' | 'image_medium_url'>

interface PersonLineProps {
  /** The user, or the email address if only that is known. */
  readonly person: Face | string
  /** The user's status on the board. */
  readonly note?: ReactNode
  /** The available actions. */
  readonly children?: ReactNode
}

/** A user who is on a board, invited or waiting for approval. */
export const PersonLine = ({ person, note, children }: PersonLineProps) => (
  <li className={styles.line}>
    {typeof person === 'string' ? (
      <AtIcon size={24} />
    ) : (
      <Avatar id={person.id} name={person.full_name} src={person.image_medium_url} decorative />
    )}
    <span className={styles.words}>
      <span className={styles.name} dir="auto">
        {typeof person === 'string' ? person : person.full_name}
      </span>
      <span className={styles.note}>
        {note ?? (typeof person === 'string' ? null : <span dir="ltr">@{person.username}</span>)}
      </span>
    </span>
    {children && <span className={styles.actions}>{children}</span>}
  </li>
)

interface AccessSelectProps {
  /** Names the user whose access it is. */
  readonly label: string
  readonly value: BoardAccess
  readonly disabled?: boolean
  readonly onChange: (access: BoardAccess) => void
}

/** BOARD-04: selects what a user may do with the board. */
export const AccessSelect = ({ label, value, disabled, onChange }: AccessSelectProps) => {
  const t = useTexts(texts)
  return (
    <span className={styles.access}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value as BoardAccess)}
      >
        <option value="write">{t('collaborators.access.write')}</option>
        <option value="delete">{t('collaborators.access.delete')}</option>
      </select>
    </span>
  )
}
