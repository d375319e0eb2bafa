import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { type BuilderStatus, statusOf } from './drafts/draft-status.ts'
import type { Draft } from './drafts/draft.ts'
import styles from './PinBuilder.module.css'

export const STATUS_TEXTS = {
  creating: 'builder.status.creating',
  uploading: 'builder.status.uploading',
  processing: 'builder.status.processing',
  saving: 'builder.status.saving',
  edited: 'builder.status.edited',
  saved: 'builder.status.saved',
  publishing: 'builder.status.publishing',
  attempted: 'builder.status.attempted',
  succeeded: 'builder.published',
} as const satisfies Record<BuilderStatus, string>

/** Only whether the draft is saved: the card shows the rest at its place. */
const SHOWN: readonly BuilderStatus[] = ['saving', 'edited', 'saved']

/** Whether the server has the draft. Not announced: it changes with every pause of typing. */
export const DraftStatus = ({ draft }: { readonly draft: Draft }) => {
  const t = useTexts(texts)
  const status = statusOf(draft)
  return SHOWN.includes(status) && <p className={styles.status}>{t(STATUS_TEXTS[status])}</p>
}
