/** A problem that users need not know about, or already know. */
export type Report =
  /** An error caught by a boundary, or one that hydration recovered from (SHELL-10, SHELL-19). */
  | { readonly kind: 'error' | 'hydration'; readonly error: unknown; readonly where: string }
  /** SHELL-22: the document lacked data that its page needs, which is now loaded. */
  | { readonly kind: 'page data miss'; readonly route: string; readonly missing: readonly string[] }
  /** An event that is only counted and never shown (consumer §8). */
  | { readonly kind: 'count'; readonly name: string }

export type Reporter = (report: Report) => void

/**
 * Dispatches the report on the window, for telemetry to pick up. Errors are also reported as uncaught, so that
 * developer tools show them.
 */
export const reportToWindow: Reporter = (report) => {
  window.dispatchEvent(new CustomEvent('corkboard:report', { detail: report }))
  if ('error' in report) reportError(report.error)
}
