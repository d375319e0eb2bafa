import { STORY_FONTS, type StoryFontId } from '@corkboard/contract/content/story-fonts'
import { STORY_TEXT_STYLE } from '@corkboard/contract/content/story-defaults'
import type { StoryTextStyle } from '@corkboard/contract/content/wire/pin-content'
import { LIMITS } from '@corkboard/contract/limits'
import { type CSSProperties, useId } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useStoryFonts } from '../../product/stories/use-story-fonts.ts'
import styles from './Panels.module.css'
import { texts } from './texts/texts.generated.ts'

const ALL = STORY_FONTS.map(({ id }) => id)

interface FontChoiceProps {
  readonly value: StoryFontId | null
  /** The fonts of the story's other texts. */
  readonly others: ReadonlySet<StoryFontId>
  readonly onChange: (changes: Partial<StoryTextStyle>) => void
}

/** CREATE-04 c: the font of a text, with the spacing that suits it. A story has at most four. */
export const FontChoice = ({ value, others, onChange }: FontChoiceProps) => {
  const t = useTexts(texts)
  const name = useId()
  useStoryFonts(ALL)
  const isFull = others.size >= LIMITS.storyFonts
  const choices = [
    { id: null, name: t('story.font.system'), ...STORY_TEXT_STYLE },
    ...STORY_FONTS.map((font) => ({ ...font, isRefused: isFull && !others.has(font.id) && font.id !== value })),
  ]
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{t('story.font')}</legend>
      <div className={styles.fonts}>
        {choices.map((font) => (
          <label
            key={font.id}
            className={styles.font}
            style={{ '--face': font.id === null ? 'var(--font)' : `story-${font.id}` } as CSSProperties}
          >
            <input
              type="radio"
              name={name}
              checked={value === font.id}
              disabled={'isRefused' in font && font.isRefused}
              onChange={() =>
                onChange({ font_id: font.id, letter_spacing: font.letter_spacing, line_height: font.line_height })
              }
            />
            {font.name}
          </label>
        ))}
      </div>
      {isFull && <p className={styles.note}>{t('story.font.full', { most: LIMITS.storyFonts })}</p>}
    </fieldset>
  )
}
