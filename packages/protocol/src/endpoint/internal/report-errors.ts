import { ReportErrorsEndpoint } from '@corkboard/contract'
import { receiveReports } from '@corkboard/domain/upkeep/error-reports'
import { browserFactsOf } from '../../pages/browser-facts.ts'
import { clientKindOf } from '../../pages/device.ts'
import { implementEndpoint } from '../engine/implement.ts'

/** SHELL-19: of the browser only its name and main version are stored, and of the viewer whether they are signed in. */
export const reportErrors = implementEndpoint(ReportErrorsEndpoint, (ctx, { body }, { ip, headers }) => {
  const agent = headers['user-agent'] ?? ''
  const { browser_name: browser, browser_version: version, platform } = browserFactsOf(agent)
  const named = `${browser} ${version.split('.')[0]}`.trim()
  const { device } = clientKindOf(agent, undefined)
  return receiveReports(ctx, body, { address: ip, browser: named || null, system: platform || null, device })
})
