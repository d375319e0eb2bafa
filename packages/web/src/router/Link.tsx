import type { AnchorHTMLAttributes, ReactNode } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site. */
  readonly href: string
  /** True to replace this page in the history. */
  readonly replace?: boolean
  /** `none`: loads nothing before the user follows the link. */
  readonly preload?: 'intent' | 'none'
  readonly children?: ReactNode
}

/** A link to a page of this site. A plain element; {@link followLinks} does the rest. */
export const Link = ({ replace = false, preload = 'intent', children, ...rest }: LinkProps) => (
  <a {...rest} data-replace={replace ? '' : undefined} data-preload={preload === 'none' ? preload : undefined}>
    {children}
  </a>
)
