import { Link } from '../../router/Link.tsx'
import { useAppSelector } from '../../services.tsx'
import { profilePath } from '../../product/addresses.ts'
import type { CommentEntity } from '../../store/entities.ts'
import { partsOf, type TextPart } from '../../product/mentions/mention-text.ts'
import styles from './Comments.module.css'

const Named = ({ part }: { readonly part: Exclude<TextPart, string> }) => {
  const username = useAppSelector(({ entities }) => entities.user[part.userId]?.username)
  if (username === undefined) return part.words
  return (
    <Link href={profilePath({ username })} className={styles.mention}>
      {part.words}
    </Link>
  )
}

/** The text of a comment, with its mentions linked. */
export const CommentText = ({ comment: { text, tags } }: { readonly comment: CommentEntity }) =>
  partsOf(text, tags).map((part, n) => (typeof part === 'string' ? part : <Named key={n} part={part} />))
