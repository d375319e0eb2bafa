/**
 * Routes of the specification (SHELL-01) whose feature is not built yet: they show the shell and say so. To build a
 * page, remove its line here; the build refuses two handlers for one route. The business hub's path is ours: the
 * specification has none.
 */
export const NOT_HERE_YET = ['www/business/hub'] as const
