import { SessionStateEndpoint } from '@corkboard/contract'
import { experiencesOf } from '@corkboard/domain/platform/experiments'
import { clientFactsOf, type ContextDefaults, requestContext } from '../../pages/request-context.ts'
import { viewerOf } from '../../product/accounts/viewer-of.ts'
import { implementEndpoint } from '../engine/implement.ts'

/** Only a path on this site. */
const pathOf = (source: string | undefined): string =>
  source !== undefined && /^\/(?![/\\])/.test(source) ? source : '/'

/** SHELL-13: the viewer and their context, for a document rendered without them. */
export const sessionState = (defaults: ContextDefaults, isNewInstance: () => Promise<boolean>) =>
  implementEndpoint(SessionStateEndpoint, async (ctx, { query: { source_url: source } }, request) => {
    const [viewer, experiences, isNew] = await Promise.all([viewerOf(ctx), experiencesOf(ctx), isNewInstance()])
    const context = requestContext({
      request,
      facts: clientFactsOf(request),
      viewer,
      defaults,
      fullPath: pathOf(source),
      isNewInstance: isNew,
      isCached: false,
    })
    return { viewer, context, experiences }
  })
