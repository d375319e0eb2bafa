import { toneOf } from '../base/tone.ts'
import '../base/tones.css'
import styles from './Avatar.module.css'

/** Props of {@link Avatar}. */
export type AvatarProps = {
  /** Sets the color behind the initials. */
  id: string
  /** The user's name, for the initials and the alt text. */
  name: string
  /** The picture's address; without it, initials are shown. */
  src?: string | null
  /** The same picture in other sizes. */
  srcSet?: string
  /** The diameter in px: 24, 32, 48 (default), 64 or 120. */
  size?: 24 | 32 | 48 | 64 | 120
  /** True if the name is next to it, so that screen readers do not read it twice. */
  decorative?: boolean
  /** `lazy` below the first screen. */
  loading?: 'lazy' | 'eager'
}

const SIZES = { 24: styles.size24, 32: styles.size32, 48: '', 64: styles.size64, 120: styles.size120 }

/** A user's round picture, or their initials on a color of their own. */
export const Avatar = ({ id, name, src, srcSet, size = 48, decorative, loading }: AvatarProps) => {
  const className = `${styles.avatar} ${SIZES[size]}`
  if (src) {
    return (
      <img
        className={className}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && `${size}px`}
        alt={decorative ? '' : name}
        width={size}
        height={size}
        loading={loading}
        decoding="async"
      />
    )
  }
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span className={className} data-tone={toneOf(id)} {...naming}>
      {initialsOf(name, size)}
    </span>
  )
}

/** Returns the first letters of the first and last word, as whole characters; one letter if two would not fit. */
export const initialsOf = (name: string, size: number): string => {
  const words = name.trim().split(/\s+/)
  const first = [...words[0]!][0] ?? ''
  const last = words.length > 1 && size > 24 ? [...words.at(-1)!][0]! : ''
  return first + last
}
