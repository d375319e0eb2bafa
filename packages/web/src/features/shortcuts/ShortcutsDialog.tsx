import { Dialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { SHORTCUT_KEYS } from '../../shell/shortcut-keys.ts'
import styles from './ShortcutsDialog.module.css'

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(texts)
  const lines = [
    [[SHORTCUT_KEYS.search], 'shortcuts.search'],
    [[SHORTCUT_KEYS.builder], 'shortcuts.builder'],
    [[SHORTCUT_KEYS.help], 'shortcuts.help'],
    [['←', '→'], 'shortcuts.neighbors'],
    [['Esc'], 'shortcuts.escape'],
  ] as const
  return (
    <Dialog open readOnly title={t('shortcuts.title')} closeLabel={t('shortcuts.close')} onClose={onClose}>
      <dl className={styles.list}>
        {lines.map(([keys, id]) => (
          <div key={id} className={styles.line}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
