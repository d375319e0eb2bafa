/**
 * Routes of the specification (SHELL-01) whose feature is still to come: they show the shell and say so. Whoever makes
 * the page of one removes its line here; two handlers for one route are refused at the build.  The business hub's path is ours: the
 * specification shows none.
 */
export const NOT_HERE_YET = ['www/business/hub'] as const
