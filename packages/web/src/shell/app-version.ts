/** SHELL-12: whether an answer of this site was made by another version than the one that runs here. */
export const isOfOther = ({ headers }: Pick<Response, 'headers'>, own: string): boolean =>
  (headers.get('x-app-version') ?? own) !== own

/** A slow line is spared the reload for this long, from the first page that would have brought it. */
const POSTPONED_MS = 86_400_000
const SLOW_LINES: readonly (string | undefined)[] = ['slow-2g', '2g', '3g']

/** SHELL-12: the reload that a window needs once its site is of another version. */
export interface Renewal {
  readonly notice: () => void
  /** The next page is to come from the server, with the app that is there by now. */
  readonly isDue: () => boolean
}

export interface RenewalEnvironment {
  readonly now: () => number
  /** What the browser says of the line: `4g`. Most say nothing. */
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
