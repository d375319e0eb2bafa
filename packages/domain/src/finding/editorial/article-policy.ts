import { type ArticleAction, fail } from '@corkboard/contract'
import { requireFresh } from '../../accounts/sign-in/index.ts'
import { type AdminProof, requireSecondFactor } from '../../accounts/staff/index.ts'
import { type Ctx, requireWriter, type SignedIn } from '../../kernel/index.ts'
import type { Article } from './article.ts'

/**
 * Staff can edit Today only with two-factor authentication, so that a stolen password alone is not enough (IDENT-20).
 * @throws 'auth.not_allowed' for members, for whom the page does not exist; 'mfa.off'
 */
export const requireEditor = async (ctx: Ctx): Promise<Ctx<SignedIn>> => {
  const editor = requireWriter(ctx)
  if (editor.viewer.role === 'member') throw fail('auth.not_allowed')
  await requireSecondFactor(editor)
  return editor
}

/**
 * The same for changes that everyone sees: requires the password within the last ten minutes.
 * @throws what `requireFresh` throws, too
 */
export const requireFreshEditor = async (ctx: Ctx, proof: AdminProof): Promise<Ctx<SignedIn>> => {
  const editor = await requireEditor(ctx)
  await requireFresh(editor, proof)
  return editor
}

/** What may be done with an article in its current state. No one can edit automatic ones. */
export const articleActions = ({ state, isAutomatic }: Pick<Article, 'state' | 'isAutomatic'>): ArticleAction[] => [
  ...(isAutomatic ? [] : (['edit'] as const)),
  // A schedule can be changed as long as the article is published.
  ...(isAutomatic && state === 'published' ? [] : (['publish'] as const)),
  ...(state === 'published' ? (['unpublish'] as const) : []),
  ...(isAutomatic || state === 'published' ? [] : (['delete'] as const)),
]
