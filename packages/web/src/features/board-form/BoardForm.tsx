import { BOARD_CATEGORIES } from '@corkboard/contract/content/board-categories'
import type { BoardPrivacy, BoardSensitivity } from '@corkboard/contract/content/wire/board'
import { LIMITS } from '@corkboard/contract/limits'
import { RadioGroup, Select, TextArea, TextField } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { texts as boardsTexts } from '../../product/boards/texts/texts.generated.ts'
import type { BoardFields } from './board-fields.ts'
import styles from './BoardForm.module.css'
import type { useBoardForm } from './use-board-form.ts'

const SENSITIVITY_LABELS = {
  hint: 'board.sensitivity.hint',
  none: 'board.sensitivity.none',
  mature: 'board.sensitivity.mature',
  graphic: 'board.sensitivity.graphic',
  distressing: 'board.sensitivity.distressing',
} as const

const CATEGORY_LABELS = {
  none: 'board.category.none',
  animals: 'board.category.animals',
  architecture: 'board.category.architecture',
  art: 'board.category.art',
  crafts: 'board.category.crafts',
  design: 'board.category.design',
  fashion: 'board.category.fashion',
  food: 'board.category.food',
  gardening: 'board.category.gardening',
  home: 'board.category.home',
  nature: 'board.category.nature',
  photography: 'board.category.photography',
  travel: 'board.category.travel',
} as const

const PRIVACY_HINTS = {
  public: 'board.privacy.public.hint',
  protected: 'board.privacy.protected.hint',
  secret: 'board.privacy.secret.hint',
} as const

const PRIVACY_LABELS = {
  public: 'board.privacy.public',
  protected: 'board.privacy.protected',
  secret: 'board.privacy.secret',
} as const

const SENSITIVITIES: readonly BoardSensitivity[] = ['mature', 'graphic', 'distressing']
const PRIVACIES: readonly BoardPrivacy[] = ['public', 'protected', 'secret']

interface BoardFormProps {
  readonly form: ReturnType<typeof useBoardForm>
  /** Buttons below the fields, if the form is not in a dialog that has its own. */
  readonly children?: ReactNode
}

/** The fields of a board, for creating and editing. */
export function BoardForm({ form, children }: BoardFormProps) {
  const t = useTexts(texts, boardFormsTexts, boardsTexts)
  const { fields, problems, general, set } = form
  return (
    <form id={form.id} className={styles.form} noValidate method="post" onSubmit={form.submit}>
      <div role="alert">{general && <p className={styles.problem}>{general}</p>}</div>
      <TextField
        label={t('board.name')}
        name="name"
        maxLength={LIMITS.boardName}
        required
        data-autofocus=""
        autoComplete="off"
        value={fields.name}
        error={problems.name}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <TextArea
        label={t('board.description')}
        hint={t('board.description.hint')}
        name="description"
        rows={3}
        maxLength={LIMITS.boardDescription}
        value={fields.description}
        error={problems.description}
        onChange={(event) => set('description', event.currentTarget.value)}
      />
      <RadioGroup
        label={t('board.privacy')}
        name="privacy"
        options={PRIVACIES.map((value) => ({
          value,
          label: t(PRIVACY_LABELS[value]),
          hint: t(PRIVACY_HINTS[value]),
        }))}
        value={fields.privacy}
        error={problems.privacy}
        onChange={(value: BoardFields['privacy']) => set('privacy', value)}
      />
      <Select
        label={t('board.category')}
        name="category"
        value={fields.category ?? ''}
        error={problems.category}
        onChange={(event) => set('category', event.currentTarget.value || null)}
      >
        <option value="">{t('board.category.none')}</option>
        {BOARD_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t(CATEGORY_LABELS[category])}
          </option>
        ))}
      </Select>
      {fields.sensitivity !== undefined && (
        <Select
          label={t('board.sensitivity')}
          hint={t('board.sensitivity.hint')}
          name="sensitivity"
          value={fields.sensitivity ?? ''}
          error={problems.sensitivity}
          onChange={(event) => set('sensitivity', (event.currentTarget.value || null) as BoardSensitivity | null)}
        >
          <option value="">{t('board.sensitivity.none')}</option>
          {SENSITIVITIES.map((sensitivity) => (
            <option key={sensitivity} value={sensitivity}>
              {t(SENSITIVITY_LABELS[sensitivity])}
            </option>
          ))}
        </Select>
      )}
      {children}
    </form>
  )
}
