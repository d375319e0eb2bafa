/**
 * Returns where to go after login or a required step: the `next` of the address, but only if it is a path of this site.
 * Anything else (another host, `//host`, a backslash that browsers read as a slash, a control character) means the home
 * page.
 */
export const safeNextPath = (next: string | null | undefined): string => {
  if (!next || !/^\/(?![/\\])/.test(next) || [...next].some((letter) => letter === '\\' || letter < ' ')) return '/'
  return /^\/(login|signup|password\/reset|email\/(?:verify|confirm))\b/.test(next) ? '/' : next
}
