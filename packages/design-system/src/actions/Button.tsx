import { useContext, type ComponentPropsWithRef, type ReactNode } from 'react'
import { LinkContext } from '../base/LinkContext.ts'
import { SpinnerIcon } from '../feedback/SpinnerIcon.tsx'
import styles from './Button.module.css'

/** Props of {@link Button} in addition to its element's attributes. */
export type ButtonLook = {
  /**
   * `accent` for a screen's single main action; `neutral` (default), `quiet` without a background, `danger` for
   * destructive actions, `quietDanger` for what only leads to one.
   */
  kind?: 'accent' | 'neutral' | 'quiet' | 'danger' | 'quietDanger'
  /** `medium` is 44 px tall, `large` 48, `small` 36 with a 44 px target. */
  size?: 'small' | 'medium' | 'large'
  /** As wide as its parent. */
  wide?: boolean
  /** Shown before the text. */
  icon?: ReactNode
  /** The text: what the button does. */
  children: ReactNode
}

/** A button, or with `href` a link that looks like one. */
export type ButtonProps = ButtonLook &
  (
    | ({ href: string } & Unstyled<'a'>)
    | ({
        href?: undefined
        /**
         * True while the action runs: shows a spinner, is announced as busy and ignores further clicks; the focus
         * stays.
         */
        pending?: boolean
      } & Unstyled<'button'>)
  )

type Unstyled<Tag extends 'a' | 'button'> = Omit<
  ComponentPropsWithRef<Tag>,
  keyof ButtonLook | 'className' | 'style' | 'href'
>

const KINDS = {
  accent: styles.accent,
  neutral: '',
  quiet: styles.quiet,
  danger: styles.danger,
  quietDanger: styles.quietDanger,
}
const SIZES = { small: styles.small, medium: '', large: styles.large }

/** The standard button. */
export const Button = ({ kind = 'neutral', size = 'medium', wide, icon, children, ...rest }: ButtonProps) => {
  const Anchor = useContext(LinkContext)
  const className = `${styles.button} ${KINDS[kind]} ${SIZES[size]} ${wide ? styles.wide : ''}`
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} className={className}>
        {icon}
        {children}
      </Anchor>
    )
  }
  const { pending, type = 'button', onClick, ...attributes } = rest
  return (
    <button
      {...attributes}
      type={type}
      className={className}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? <SpinnerIcon /> : icon}
      {children}
    </button>
  )
}
