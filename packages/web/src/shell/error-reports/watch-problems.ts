import type { Services } from '../../services.tsx'
import { isShown } from './report-sender.ts'
import { watchPageData } from './watch-page-data.ts'

/** Errors of scripts that are not ours, such as browser extensions, say nothing about the site. */
const isOurs = (error: unknown, origin: string): error is Error =>
  error instanceof Error && (error.stack ?? '').includes(`${origin}/assets/`)

/** Reports what no code catches (SHELL-19), and pages whose data is not there (SHELL-22). */
export const watchProblems = (window: Window, services: Services): void => {
  const note = (error: unknown) => {
    if (!isOurs(error, window.location.origin) || isShown(error)) return
    services.report({ kind: 'uncaught', error, where: 'window' })
  }
  window.addEventListener('error', ({ error }: ErrorEvent) => note(error))
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason))
  watchPageData(services)
}
