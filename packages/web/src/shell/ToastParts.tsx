import type { ReactNode } from 'react'
import { Link } from '../router/Link.tsx'

/** Text in a toast that links to what the toast is about. */
export const ToastLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Link href={href}>{children}</Link>
)

/** The picture of what a toast is about. */
export const ToastPicture = ({ url }: { readonly url: string | undefined }) =>
  url === undefined ? null : <img src={url} alt="" />
