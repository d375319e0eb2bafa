import { type CSSProperties, useId } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import styles from './Panels.module.css'
import { texts } from './texts/texts.generated.ts'

/** (ours) The colors that are offered first. */
export const COLORS = [
  ['#111111', 'story.color.ink'],
  ['#FFFFFF', 'story.color.white'],
  ['#D6402F', 'story.color.coral'],
  ['#E8A93A', 'story.color.mustard'],
  ['#3F7D4E', 'story.color.leaf'],
  ['#2C6687', 'story.color.sea'],
  ['#774A93', 'story.color.plum'],
  ['#F6E7CF', 'story.color.sand'],
] as const

interface ColorChoiceProps {
  readonly label: string
  /** `null` for none, if that is a choice. */
  readonly value: string | null
  readonly takesNone?: boolean
  readonly onChange: (color: string | null) => void
}

/** A color out of a few, or any other. */
export const ColorChoice = ({ label, value, takesNone = false, onChange }: ColorChoiceProps) => {
  const t = useTexts(texts)
  const id = useId()
  const chosen = value?.toUpperCase() ?? null
  const isOwn = chosen !== null && !COLORS.some(([color]) => color === chosen)
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.swatches}>
        {takesNone && (
          <label className={styles.swatch} data-none="" title={t('story.highlight.none')}>
            <input
              type="radio"
              name={id}
              checked={chosen === null}
              aria-label={t('story.highlight.none')}
              onChange={() => onChange(null)}
            />
          </label>
        )}
        {COLORS.map(([color, name]) => (
          <label key={color} className={styles.swatch} style={{ '--swatch': color } as CSSProperties} title={t(name)}>
            <input
              type="radio"
              name={id}
              checked={chosen === color}
              aria-label={t(name)}
              onChange={() => onChange(color)}
            />
          </label>
        ))}
        <label
          className={styles.swatch}
          data-own=""
          data-chosen={isOwn || undefined}
          style={{ '--swatch': isOwn ? chosen : 'transparent' } as CSSProperties}
          title={t('story.color.own')}
        >
          <input
            type="color"
            value={value?.toLowerCase() ?? '#111111'}
            aria-label={t('story.color.own')}
            onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
          />
        </label>
      </div>
    </fieldset>
  )
}
