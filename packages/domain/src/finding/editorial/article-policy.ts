import { type ArticleAction, fail } from '@corkboard/contract'
import { requireFresh } from '../../accounts/sign-in/index.ts'
import { type AdminProof, requireSecondFactor } from '../../accounts/staff/index.ts'
import { type Ctx, requireWriter, type SignedIn } from '../../kernel/index.ts'
import type { Article } from './article.ts'

/**
 * Whoever runs the site edits today, once a stolen password would not let others do it (IDENT-20).
 * @throws 'auth.not_allowed' for members: to them there is no such page; 'mfa.off'
 */
export const requireEditor = async (ctx: Ctx): Promise<Ctx<SignedIn>> => {
  const editor = requireWriter(ctx)
  if (editor.viewer.role === 'member') throw fail('auth.not_allowed')
  await requireSecondFactor(editor)
  return editor
}

/** The same for what everybody sees from now on: the password was given within ten minutes. @throws what `requireFresh` says too */
export const requireFreshEditor = async (ctx: Ctx, proof: AdminProof): Promise<Ctx<SignedIn>> => {
  const editor = await requireEditor(ctx)
  await requireFresh(editor, proof)
  return editor
}

/** What may be done with an article as it stands. Automatic ones are nobody's to write. */
export const articleActions = ({ state, isAutomatic }: Pick<Article, 'state' | 'isAutomatic'>): ArticleAction[] => [
  ...(isAutomatic ? [] : (['edit'] as const)),
  // A schedule can be changed as long as it stands.
  ...(isAutomatic && state === 'published' ? [] : (['publish'] as const)),
  ...(state === 'published' ? (['unpublish'] as const) : []),
  ...(isAutomatic || state === 'published' ? [] : (['delete'] as const)),
]
