import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { usePin } from '../../services.tsx'
import styles from './Comments.module.css'

/** PIN-11: the topics of a pin. Visitors see the server's markup, so this uses only styles that are already loaded. */
export const PinInterests = ({ pinId }: { readonly pinId: string }) => {
  const t = useTexts(texts)
  const topics = usePin(pinId)?.related_interests ?? []
  if (topics.length === 0) return null
  return (
    <nav aria-label={t('pin.interests')}>
      <ul className={styles.interests}>
        {topics.map(({ id, name, url }) => (
          <li key={id}>
            <Link href={url}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
