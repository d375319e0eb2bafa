import { createHash } from 'node:crypto'
import type { LinkKey } from './link-page-store.ts'

/** The page a link points to, without the fragment, which only concerns the browser. */
export const pageLink = (link: string): string => link.split('#', 1)[0] ?? ''

/** The same as the database function `link_key`, as hex. */
export const linkKey = (link: string): LinkKey => createHash('sha256').update(pageLink(link)).digest('hex')
