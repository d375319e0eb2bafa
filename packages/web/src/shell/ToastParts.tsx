import type { ReactNode } from 'react'
import { Link } from '../router/Link.tsx'

/** Words of a message that lead to what it speaks of. */
export const ToastLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Link href={href}>{children}</Link>
)

/** The picture of what a message speaks of. */
export const ToastPicture = ({ url }: { readonly url: string | undefined }) =>
  url === undefined ? null : <img src={url} alt="" />
