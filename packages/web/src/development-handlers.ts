import type { HandlerSource } from './boot.tsx'
import type { Page } from './router/define-page.ts'
import { toRoute } from './router/routes.ts'

const files = import.meta.glob<{ page: Page }>('./pages/www/**/*.tsx')
const loaders = new Map(Object.entries(files).map(([file, load]) => [toRoute(file).handlerId, load]))

/** Page handlers straight from source, for the development server. */
export const developmentHandlers: HandlerSource = {
  ids: [...loaders.keys()],
  load: async (id) => (await loaders.get(id)!()).page,
}
