/**
 * Where to go after logging in, or after what had to be done first: the `next` of the address, only when it is a path of
 * this site. Anything else (another host, `//host`, a backslash that browsers read as a slash, a control character) leads
 * home.
 */
export const safeNextPath = (next: string | null | undefined): string => {
  if (!next || !/^\/(?![/\\])/.test(next) || [...next].some((letter) => letter === '\\' || letter < ' ')) return '/'
  return /^\/(login|signup|password\/reset|email\/(?:verify|confirm))\b/.test(next) ? '/' : next
}
