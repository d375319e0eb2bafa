import type { ViewerWire } from '@corkboard/contract'
import { loadRemembered, loadViewer } from '@corkboard/domain/identity'
import type { Ctx } from '@corkboard/domain/kernel'
import { ctxFor } from './ctx-for.ts'

/** IDENT-08: the viewer as their own client sees them. */
export const viewerOf = async (ctx: Ctx): Promise<ViewerWire> => {
  const { viewer } = ctx
  switch (viewer.kind) {
    case 'AUTH':
      return loadViewer(ctxFor(ctx, viewer))
    case 'LIMITED_LOGIN': {
      const person = await loadRemembered(ctx, viewer.userId)
      return person ? { kind: 'LIMITED_LOGIN', ...person } : { kind: 'UNAUTH' }
    }
    case 'UNAUTH': {
      const { rememberedId } = viewer
      const person = rememberedId === undefined ? undefined : await loadRemembered(ctx, rememberedId)
      return person ? { kind: 'UNAUTH', logged_out_user_info: person } : { kind: 'UNAUTH' }
    }
  }
}
