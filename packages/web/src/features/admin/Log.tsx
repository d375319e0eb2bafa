import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useFeed } from '../../services.tsx'
import type { list } from '../../store/requests.ts'
import styles from './Admin.module.css'
import { FeedList } from './FeedList.tsx'
import { MINUTE } from '../../i18n/minute.ts'

interface LogProps<Entry> {
  readonly id: string
  readonly title: string
  readonly request: ReturnType<typeof list>
  readonly picture?: (entry: Entry) => ReactNode
  /** The text of an entry. Its time is next to it, or below it on phones. */
  readonly children: (entry: Entry) => ReactNode
}

/** Lists past actions with their time, the newest first. */
export const Log = <Entry extends { readonly id: string; readonly created_at: string }>(props: LogProps<Entry>) => {
  const t = useTexts(texts)
  const format = useFormat()
  const feed = useFeed<Entry>(props.request)
  return (
    <section className={styles.part} aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      <FeedList feed={feed} empty={t('admin.log.none')} className={styles.list}>
        {(entry) => (
          <li key={entry.id} className={styles.line}>
            {props.picture?.(entry)}
            <div className={styles.entry}>
              <div className={styles.words}>{props.children(entry)}</div>
              <time className={`${styles.subtle} ${styles.logTime}`} dateTime={entry.created_at}>
                {format.date(entry.created_at, MINUTE)}
              </time>
            </div>
          </li>
        )}
      </FeedList>
    </section>
  )
}
