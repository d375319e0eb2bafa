import { useContext, type ComponentPropsWithRef, type ReactNode } from 'react'
import { LinkContext } from '../base/LinkContext.ts'
import styles from './IconButton.module.css'

type IconButtonLook = {
  /** What it does: its accessible name and its tooltip. */
  label: string
  /** The icon. */
  icon: ReactNode
  /**
   * `plain` (default) has the color of the text around it, `sunken` a quiet background, `raised` floats over pictures.
   */
  kind?: 'plain' | 'sunken' | 'raised'
}

/** A round icon button, or with `href` a link. `aria-pressed` makes it a toggle. */
export type IconButtonProps = IconButtonLook &
  (({ href: string } & Unstyled<'a'>) | ({ href?: undefined } & Unstyled<'button'>))

type Unstyled<Tag extends 'a' | 'button'> = Omit<
  ComponentPropsWithRef<Tag>,
  'children' | 'aria-label' | 'className' | 'style' | 'href'
>

const KINDS = { plain: '', sunken: styles.sunken, raised: styles.raised }

/** A button with an icon and no visible text. */
export const IconButton = ({ label, icon, kind = 'plain', ...rest }: IconButtonProps) => {
  const Anchor = useContext(LinkContext)
  const look = { className: `${styles.button} ${KINDS[kind]}`, 'aria-label': label, title: label }
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} {...look}>
        {icon}
      </Anchor>
    )
  }
  return (
    <button type="button" {...rest} {...look}>
      {icon}
    </button>
  )
}
