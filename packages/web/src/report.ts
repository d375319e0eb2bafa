/** Something that went wrong without the reader having to know, or that they have been told of. */
export type Report =
  /** An error caught by a boundary, or one that hydration recovered from (SHELL-10, SHELL-19). */
  | { readonly kind: 'error' | 'hydration'; readonly error: unknown; readonly where: string }
  /** SHELL-22: the document lacked data its page needs; they are fetched. */
  | { readonly kind: 'page data miss'; readonly route: string; readonly missing: readonly string[] }
  /** What is only counted, of which nobody is told (consumer §8). */
  | { readonly kind: 'count'; readonly name: string }

export type Reporter = (report: Report) => void

/**
 * Tells whoever listens on the window: the telemetry once it is there. Errors also go the way of errors that nobody
 * caught, which developer tools show.
 */
export const reportToWindow: Reporter = (report) => {
  window.dispatchEvent(new CustomEvent('corkboard:report', { detail: report }))
  if ('error' in report) reportError(report.error)
}
