import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { PinIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardsTexts } from '../../product/boards/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useFeed } from '../../services.tsx'
import { sectionsOf } from '../../product/feeds.ts'
import { useShownCovers } from './board-part.ts'
import styles from './SectionCards.module.css'

/** BOARD-02: a board's sections, shown above the pins that are in none of them. */
export function SectionCards({ boardId }: { readonly boardId: string }) {
  const t = useTexts(texts, boardsTexts)
  const { items } = useFeed<BoardSection>(sectionsOf(boardId))
  const shown = useShownCovers(boardId)
  if (items.length === 0) return null
  const coversOf = ({ id, cover_images: covers }: BoardSection) =>
    shown?.sections.find((section) => section.id === id)?.cover_images ?? covers
  return (
    <ul className={styles.sections} aria-label={t('board.sections')}>
      {items.map((section) => (
        <li key={section.id} data-section={section.id}>
          <Link href={section.url} className={styles.card}>
            <span className={styles.covers} data-count={coversOf(section).length} aria-hidden>
              {coversOf(section).map((cover) => (
                <img
                  key={cover.url}
                  src={cover.url}
                  alt=""
                  width={cover.width}
                  height={cover.height}
                  loading="lazy"
                  style={{ backgroundColor: cover.dominant_color }}
                />
              ))}
              {coversOf(section).length === 0 && (
                <span className={styles.blank}>
                  <PinIcon size={24} />
                </span>
              )}
            </span>
            <span className={styles.title} dir="auto">
              {section.title}
            </span>
            <span className={styles.facts}>{t('board.pins', { count: section.pin_count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
