import { Avatar, type AvatarProps } from './Avatar.tsx'
import styles from './AvatarStack.module.css'

/** Props of {@link AvatarStack}. */
export type AvatarStackProps = {
  /** The users, first on top; the same fields as for {@link Avatar}. */
  people: readonly Pick<AvatarProps, 'id' | 'name' | 'src' | 'srcSet'>[]
  /** The list's accessible name. */
  label: string
  /** The number of pictures shown before the rest becomes a count. Default 3. */
  most?: number
  /** The diameter in px. Default 32. */
  size?: AvatarProps['size']
}

/** Several users in a small space. */
export const AvatarStack = ({ people, label, most = 3, size = 32 }: AvatarStackProps) => (
  <ul className={styles.stack} aria-label={label}>
    {people.slice(0, most).map((person) => (
      <li key={person.id}>
        <Avatar {...person} size={size} />
      </li>
    ))}
    {people.length > most && <li className={styles.more}>+{people.length - most}</li>}
  </ul>
)
