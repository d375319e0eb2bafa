import { PageHandlersEndpoint } from '@corkboard/contract'
import type { PageRenderer } from '../../pages/renderer.ts'
import { implementEndpoint } from '../engine/implement.ts'

/** SHELL-03 */
export const pageHandlers = (renderer: PageRenderer) =>
  implementEndpoint(PageHandlersEndpoint, async () => renderer.handlers())
