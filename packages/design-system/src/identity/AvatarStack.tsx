import { Avatar, type AvatarProps } from './Avatar.tsx'
import styles from './AvatarStack.module.css'

/** Props of {@link AvatarStack}. */
export type AvatarStackProps = {
  /** The people, first on top; each as {@link Avatar} takes them. */
  people: readonly Pick<AvatarProps, 'id' | 'name' | 'src' | 'srcSet'>[]
  /** Name of the list. */
  label: string
  /** How many are drawn before the rest becomes a number. Default 3. */
  most?: number
  /** Diameter in px. Default 32. */
  size?: AvatarProps['size']
}

/** Several people on little room. */
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
