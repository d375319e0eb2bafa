/**
 * The rooms of packages/web/src and the rooms each may import. `lazy` is the registry: it alone loads code of the rooms
 * above it, with `import()`, for those below; a static import there closes a cycle, which `npm run check` refuses. Files
 * outside of rooms (entries, boot, services) may import all.
 */
export const WEB_ROOMS: Readonly<Record<string, readonly string[]>> = {
  api: ['store'],
  store: ['api', 'i18n', 'router', 'shell'],
  router: ['api', 'store', 'i18n'],
  i18n: [],
  shell: ['api', 'store', 'router', 'i18n'],
  lazy: ['api', 'store', 'router', 'i18n', 'shell', 'product', 'features', 'frame'],
  product: ['api', 'store', 'router', 'i18n', 'shell', 'lazy'],
  features: ['api', 'store', 'router', 'i18n', 'shell', 'lazy', 'product'],
  frame: ['api', 'store', 'router', 'i18n', 'shell', 'lazy', 'product'],
  pages: ['api', 'store', 'router', 'i18n', 'shell', 'lazy', 'product', 'features', 'frame'],
}

/** The rooms that a room must not import. */
export const closedRooms = (room: string): readonly string[] =>
  Object.keys(WEB_ROOMS).filter((other) => other !== room && !WEB_ROOMS[room]!.includes(other))
