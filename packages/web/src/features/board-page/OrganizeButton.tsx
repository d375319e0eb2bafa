import { Button, GripIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './BoardHead.module.css'

/** Starts organizing the pins of a board or a section. */
export const OrganizeButton = ({ onPress }: { readonly onPress: () => void }) => {
  const t = useTexts(texts)
  return (
    <Button icon={<GripIcon />} onClick={onPress}>
      <span className={styles.label}>{t('board.organize')}</span>
    </Button>
  )
}
