import { useContext, type ComponentPropsWithRef, type ReactNode } from 'react'
import { LinkContext } from '../base/LinkContext.ts'
import styles from './IconButton.module.css'

type IconButtonLook = {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string
  /** The drawing. */
  icon: ReactNode
  /** `plain` (default) takes the color around it, `sunken` has a quiet ground, `raised` floats over pictures. */
  kind?: 'plain' | 'sunken' | 'raised'
}

/** A round button with a picture for a face, or with `href` a link. `aria-pressed` makes it a toggle. */
export type IconButtonProps = IconButtonLook &
  (({ href: string } & Unstyled<'a'>) | ({ href?: undefined } & Unstyled<'button'>))

type Unstyled<Tag extends 'a' | 'button'> = Omit<
  ComponentPropsWithRef<Tag>,
  'children' | 'aria-label' | 'className' | 'style' | 'href'
>

/** An action small enough to need no words on screen. */
export const IconButton = ({ label, icon, kind = 'plain', ...rest }: IconButtonProps) => {
  const Anchor = useContext(LinkContext)
  const look = { className: `${styles.button} ${styles[kind] ?? ''}`, 'aria-label': label, title: label }
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
