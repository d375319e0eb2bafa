/** SHELL-12: true if a response came from another version of the site than the one running here. */
export const isOfOther = ({ headers }: Pick<Response, 'headers'>, own: string): boolean =>
  (headers.get('x-app-version') ?? own) !== own

/** How long slow connections postpone the reload, from the first page that would have caused it. */
const POSTPONED_MS = 86_400_000
const SLOW_LINES: readonly (string | undefined)[] = ['slow-2g', '2g', '3g']

/** SHELL-12: the reload that a window needs once the site has another version. */
export interface Renewal {
  readonly notice: () => void
  /** True when the next page should come from the server, with the current app. */
  readonly isDue: () => boolean
}

export interface RenewalEnvironment {
  readonly now: () => number
  /** The browser's connection type: `4g`. Most browsers report none. */
  readonly lineKind: () => string | undefined
}

export const createRenewal = ({ now, lineKind }: RenewalEnvironment): Renewal => {
  let isNeeded = false
  let postponedAt: number | undefined
  return {
    notice: () => void (isNeeded = true),
    isDue: () => {
      if (!isNeeded || !SLOW_LINES.includes(lineKind())) return isNeeded
      postponedAt ??= now()
      return now() - postponedAt >= POSTPONED_MS
    },
  }
}
