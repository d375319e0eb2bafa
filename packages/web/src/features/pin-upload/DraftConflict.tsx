import { Banner, Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import type { Draft } from './drafts/draft.ts'
import styles from './PinBuilder.module.css'
import type { Builder } from './use-builder.ts'

/** Another window changed, published or deleted the draft: the user chooses, and nothing is overwritten before. */
export const DraftConflict = ({ draft, builder }: { readonly draft: Draft; readonly builder: Builder }) => {
  const t = useTexts(texts)
  if (draft.conflict === null) return null
  const isGone = draft.conflict === 'gone'
  const take = (version: 'mine' | 'theirs') =>
    builder.dispatch({ type: 'conflictSolved', key: draft.key, take: version })
  return (
    <Banner
      kind="danger"
      action={
        <span className={styles.choices}>
          <Button size="small" onClick={() => take('theirs')}>
            {t(isGone ? 'builder.gone.accept' : 'builder.conflict.theirs')}
          </Button>
          <Button size="small" onClick={() => take('mine')}>
            {t(isGone ? 'builder.gone.keep' : 'builder.conflict.mine')}
          </Button>
        </span>
      }
    >
      {t(isGone ? 'builder.gone' : 'builder.conflict')}
    </Banner>
  )
}
