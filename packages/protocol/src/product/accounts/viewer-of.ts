import type { ViewerWire } from '@corkboard/contract'
import { loadRemembered } from '@corkboard/domain/accounts/sign-in'
import { loadViewer } from '@corkboard/domain/content/viewer'
import type { Ctx } from '@corkboard/domain/kernel'
import { ctxFor } from './ctx-for.ts'

/** A viewer about whom nothing is known. */
const SIGNED_OUT = { kind: 'UNAUTH' } as const

/** IDENT-08: the viewer as their own client sees them. */
export const viewerOf = async (ctx: Ctx): Promise<ViewerWire> => {
  const { viewer } = ctx
  switch (viewer.kind) {
    case 'AUTH':
      return loadViewer(ctxFor(ctx, viewer))
    case 'LIMITED_LOGIN': {
      const person = await loadRemembered(ctx, viewer.userId)
      return person ? { kind: 'LIMITED_LOGIN', ...person } : SIGNED_OUT
    }
    case 'UNAUTH': {
      const { rememberedId } = viewer
      const person = rememberedId === undefined ? undefined : await loadRemembered(ctx, rememberedId)
      return person ? { ...SIGNED_OUT, logged_out_user_info: person } : SIGNED_OUT
    }
  }
}
