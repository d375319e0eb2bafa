export { openBuiltPages, type OpenedPages } from './open-built-pages.ts'
export { openDevelopmentPages } from './open-development-pages.ts'
export { pagesPlugin } from './plugin.ts'
export type { PageRenderer } from './renderer.ts'
