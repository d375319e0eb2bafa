/** A problem that users need not know about, or have already been told about. */
export type Report =
  /** An error caught by a boundary or by nothing, or one that hydration recovered from (SHELL-10, SHELL-19). */
  | { readonly kind: 'error' | 'uncaught' | 'hydration'; readonly error: unknown; readonly where: string }
  /** SHELL-22: the store lacks data that the page needs: requests by name, entities as `pin:123`. */
  | { readonly kind: 'page data miss'; readonly missing: readonly string[] }
  /** A text that no loaded catalog has. */
  | { readonly kind: 'string miss'; readonly id: string }
  /** An event that is only counted and never shown (consumer §8). */
  | { readonly kind: 'count'; readonly name: string }

export type Reporter = (report: Report) => void

/** A report and the handler of the page that was shown at the time. */
export interface NotedReport {
  readonly report: Report
  /** Undefined if the app did not start. */
  readonly handlerId: string | undefined
}

/**
 * SHELL-19: sends reports to the site. What sends them loads with the first one; if it cannot be loaded, they wait for the
 * next.
 */
export const createReporter = (release: string, handlerId?: () => string | undefined): Reporter => {
  const waiting: NotedReport[] = []
  return (report) => {
    waiting.push({ report, handlerId: handlerId?.() })
    import('./shell/error-reports/report-sender.ts').then(
      (sender) => sender.sendReports(release, waiting.splice(0)),
      () => {},
    )
  }
}
