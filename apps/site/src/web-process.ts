import type { AddressInfo } from 'node:net'
import { backlogOf, createServer, DEFAULT_SERVER_CONFIG, type ServerConfig } from '@corkboard/protocol'
import { type ChildStart, type ChildWork, runChild } from './child-process.ts'
import type { SiteConfig } from './config.ts'
import { loadSecrets } from './data-dir.ts'
import { WEB_DRAINS_WITHIN_MS } from './drain-times.ts'
import { openPages } from './open-pages.ts'
import { cannotListen } from './ports.ts'
import { readinessOf } from './readiness.ts'
import { wireSite } from './wire-site.ts'

const serverConfigOf = (config: SiteConfig, appVersion: string): ServerConfig => ({
  ...DEFAULT_SERVER_CONFIG,
  ...(config.publicOrigin === undefined ? {} : { publicOrigin: config.publicOrigin }),
  ...(config.countryHeader === undefined ? {} : { countryHeader: config.countryHeader }),
  ...(config.regionHeader === undefined ? {} : { regionHeader: config.regionHeader }),
  ...(config.accelPrefix === undefined ? {} : { accelPrefix: config.accelPrefix }),
  ...(config.outboxLimit === undefined ? {} : { backlog: backlogOf(config.outboxLimit) }),
  trustProxy: config.trustProxy,
  country: config.country,
  countryOrigins: new Map(Object.entries(config.countryOrigins)),
  cookieCountries: new Set(config.cookieCountries),
  appVersion,
  metrics: {
    ...(config.metricsPort === undefined ? {} : { port: config.metricsPort }),
    ...(config.metricsToken === undefined ? {} : { token: config.metricsToken }),
  },
})

const start = async ({ config, databaseUrl, log }: ChildStart): Promise<ChildWork> => {
  const secrets = loadSecrets(config.dataDir)
  const wired = await wireSite({ config, databaseUrl, secrets, log, name: 'web' })
  // The site starts while the database is down, too, and `/readyz` says so. Connections open while the rest loads.
  const connections = wired.site.database
    .openAll()
    .catch((error: unknown) => log.warn({ err: error }, 'no database connection yet'))
  const pages = await openPages(wired.site, config)
  const app = createServer({
    site: wired.site,
    config: serverConfigOf(config, pages.appVersion),
    pages: pages.plugin,
    files: pages.files,
    readiness: readinessOf(wired.site),
  })
  await app.ready()
  await connections
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw cannotListen({ ...config, setting: 'PORT' }, error)
  })
  return {
    port: (app.server.address() as AddressInfo).port,
    stop: async () => {
      app.draining.start()
      await app.close()
      await wired.close()
    },
  }
}

await runChild({ name: 'web', drainWithinMs: WEB_DRAINS_WITHIN_MS, start })
