import { PinIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardsTexts } from '../../product/boards/texts/texts.generated.ts'
import { useUser } from '../../services.tsx'
import { Link } from '../../router/Link.tsx'
import { PrivacyIcon } from '../../product/boards/PrivacyIcon.tsx'
import type { BoardEntity } from '../../store/entities.ts'
import styles from './BoardCards.module.css'

/** The number of pictures in a cover: one large, four small. */
const COVERS = 5

interface BoardCardProps {
  readonly board: BoardEntity
  /** True if it is among the first things on the page, whose pictures the document preloads. */
  readonly isFirst?: boolean
  /** True among boards of several users. */
  readonly namesOwner?: boolean
}

/** A board as a card: its five newest pictures, its name and its counts. */
export const BoardCard = ({ board, isFirst = false, namesOwner = false }: BoardCardProps) => {
  const t = useTexts(texts, boardsTexts)
  const owner = useUser(namesOwner ? board.owner : undefined)
  const covers = (board.cover_images ?? []).slice(0, COVERS)
  return (
    <Link href={board.url} className={styles.card}>
      <span className={styles.covers} data-count={covers.length} aria-hidden>
        {covers.map((cover) => (
          <img
            key={cover.url}
            className={styles.cover}
            src={cover.url}
            alt=""
            width={cover.width}
            height={cover.height}
            loading={isFirst ? undefined : 'lazy'}
            style={{ backgroundColor: cover.dominant_color }}
          />
        ))}
        {covers.length === 0 && (
          <span className={styles.blank}>
            <PinIcon size={24} />
          </span>
        )}
      </span>
      <span className={styles.name}>
        <span>{board.name}</span>
      </span>
      {owner && (
        <span className={styles.owner} dir="auto">
          {owner.full_name}
        </span>
      )}
      <span className={styles.facts}>
        {t('board.pins', { count: board.pin_count ?? 0 })} <PrivacyIcon privacy={board.privacy} />
        {board.is_collaborative && <span>{t('board.people', { count: (board.collaborator_count ?? 0) + 1 })}</span>}
      </span>
    </Link>
  )
}
