import type { StoryTextStyle } from '@corkboard/contract/content/wire/pin-content'
import { AlignCenterIcon, AlignEndIcon, AlignStartIcon, IconButton } from '@corkboard/design-system'
import type { StoryFontId } from '@corkboard/contract/content/story-fonts'
import { useTexts } from '../../i18n/use-texts.ts'
import { ColorChoice } from './ColorChoice.tsx'
import { FontChoice } from './FontChoice.tsx'
import styles from './Panels.module.css'
import { RangeField } from './RangeField.tsx'
import { texts } from './texts/texts.generated.ts'

interface TextStylePanelProps {
  readonly style: StoryTextStyle
  /** The fonts of the story's other texts. */
  readonly otherFonts: ReadonlySet<StoryFontId>
  readonly onChange: (changes: Partial<StoryTextStyle>) => void
}

/** How a text looks. */
export const TextStylePanel = ({ style, otherFonts, onChange }: TextStylePanelProps) => {
  const t = useTexts(texts)
  const alignments = [
    [0, t('story.align.start'), <AlignStartIcon key="start" />],
    [1, t('story.align.center'), <AlignCenterIcon key="center" />],
    [2, t('story.align.end'), <AlignEndIcon key="end" />],
  ] as const
  return (
    <>
      <FontChoice value={style.font_id} others={otherFonts} onChange={onChange} />
      <RangeField
        label={t('story.size')}
        value={style.font_size}
        min={10}
        max={96}
        step={1}
        onChange={(size) => onChange({ font_size: size })}
      />
      <div className={styles.row} role="group" aria-label={t('story.align')}>
        {alignments.map(([alignment, label, icon]) => (
          <IconButton
            key={alignment}
            kind="sunken"
            label={label}
            icon={icon}
            aria-pressed={style.alignment === alignment}
            onClick={() => onChange({ alignment })}
          />
        ))}
      </div>
      <ColorChoice
        label={t('story.color')}
        value={style.hex_color}
        onChange={(color) => color !== null && onChange({ hex_color: color })}
      />
      <ColorChoice
        label={t('story.highlight')}
        value={style.highlight_color}
        takesNone
        onChange={(color) => onChange({ highlight_color: color })}
      />
      <details className={styles.more}>
        <summary>{t('story.spacing.more')}</summary>
        <RangeField
          label={t('story.lineHeight')}
          value={style.line_height}
          min={0.8}
          max={2.5}
          step={0.05}
          onChange={(height) => onChange({ line_height: height })}
        />
        <RangeField
          label={t('story.spacing')}
          value={style.letter_spacing}
          min={-4}
          max={16}
          step={0.2}
          onChange={(spacing) => onChange({ letter_spacing: spacing })}
        />
      </details>
    </>
  )
}
