import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { ChevronStartIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardsTexts } from '../../product/boards/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import type { BoardEntity } from '../../store/entities.ts'
import { PrivacyIcon } from '../../product/boards/PrivacyIcon.tsx'
import { OrganizeButton } from './OrganizeButton.tsx'
import styles from './BoardHead.module.css'
import { SectionMenu } from './SectionMenu.tsx'

interface SectionHeadProps {
  readonly board: BoardEntity
  readonly section: BoardSection
  readonly onOrganize: () => void
}

/** The head of a section: its name, its board and the viewer's actions. */
export const SectionHead = ({ board, section, onOrganize }: SectionHeadProps) => {
  const t = useTexts(texts, boardsTexts)
  return (
    <header className={styles.head}>
      <h1 className={styles.title} dir="auto">
        {section.title}
      </h1>
      <div className={styles.line}>
        <Link href={board.url} className={styles.people} aria-label={t('section.back', { board: board.name })}>
          <ChevronStartIcon />
          <span dir="auto">{board.name}</span>
        </Link>
        <p className={styles.facts}>
          {board.privacy !== 'public' && (
            <span>
              <PrivacyIcon privacy={board.privacy} />
            </span>
          )}
          <span>{t('board.pins', { count: section.pin_count })}</span>
        </p>
      </div>
      <div className={styles.actions}>
        {board.viewer_can?.includes('organize') && <OrganizeButton onPress={onOrganize} />}
        <SectionMenu board={board} section={section} />
      </div>
    </header>
  )
}
