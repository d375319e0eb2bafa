import type { HandlerSource } from './boot.tsx'
import { NOT_HERE_YET } from './pages/not-here-yet.ts'
import type { Page } from './router/define-page.ts'
import { toRoute } from './router/routes.ts'

const files = import.meta.glob<{ page: Page }>('./pages/www/**/*.tsx')
const loaders = new Map(Object.entries(files).map(([file, load]) => [toRoute(file).handlerId, load]))
const notHereYet = () => import('./frame/not-here-yet/NotHereYet.tsx')

/** Page handlers straight from source, for the development server. */
export const developmentHandlers: HandlerSource = {
  ids: [...loaders.keys(), ...NOT_HERE_YET],
  load: async (id) => (await (loaders.get(id) ?? notHereYet)()).page,
}
