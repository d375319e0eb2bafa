import { pinMarkup } from '../../../features/pin-closeup/pin-markup.ts'
import type { PageServer } from '../../../shell/page-server.ts'

/** PIN-11 */
export const server: PageServer = {
  markup: ({ params, state, origin }) => pinMarkup(state, String(params['id']), origin),
}
