import type { PageHead, PageContext } from '../router/define-page.ts'
import { runsTheSite } from '../product/accounts/staff.ts'

/** The head of a page of whoever runs the site (ours); for other members there is no such page. */
export const operatorHead =
  (title: string) =>
  ({ viewer }: Pick<PageContext, 'viewer'>): PageHead => ({
    title,
    isPrivate: true,
    ...(viewer.kind === 'AUTH' && !runsTheSite(viewer) && { status: 404 }),
  })
