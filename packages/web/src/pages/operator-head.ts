import type { HeadContext, PageHead } from '../router/define-page.ts'
import { runsTheSite } from '../product/accounts/staff.ts'

type OperatorContext = Pick<HeadContext, 'viewer' | 'texts'>

/** The head of a page for staff (ours); for other members there is no such page. */
export const operatorHead =
  (title: (context: OperatorContext) => string) =>
  (context: OperatorContext): PageHead => ({
    title: title(context),
    isPrivate: true,
    ...(context.viewer.kind === 'AUTH' && !runsTheSite(context.viewer) && { status: 404 }),
  })
