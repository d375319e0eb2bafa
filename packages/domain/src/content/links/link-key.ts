import { createHash } from 'node:crypto'
import type { LinkKey } from './link-page-store.ts'

/** The page that a link leads to: what stands behind its # is the browser's affair. */
export const pageLink = (link: string): string => link.split('#', 1)[0] ?? ''

/** The same as the function `link_key` of the database, as hex. */
export const linkKey = (link: string): LinkKey => createHash('sha256').update(pageLink(link)).digest('hex')
