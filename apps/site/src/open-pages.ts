import type { Site } from '@corkboard/domain/kernel'
import { openBuiltPages, openDevelopmentPages, type OpenedPages } from '@corkboard/protocol'
import { WEB_DIST } from '@corkboard/web/dist-paths'
import type { SiteConfig } from './config.ts'

/** All origins of a site with several hosts. */
const hostsOf = ({ countryOrigins, publicOrigin }: Pick<SiteConfig, 'countryOrigins' | 'publicOrigin'>): string[] => {
  const others = Object.keys(countryOrigins)
  return others.length > 0 && publicOrigin !== undefined ? [...new Set([publicOrigin, ...others])] : []
}

/**
 * Opens the app, ready to serve: as built, or straight from source with `NODE_ENV=development`.
 * @throws when it has not been built
 */
export const openPages = async (
  site: Site,
  config: Pick<SiteConfig, 'mediaOrigin' | 'country' | 'countryOrigins' | 'publicOrigin'>,
): Promise<OpenedPages> => {
  const options = {
    site,
    country: config.country,
    hosts: hostsOf(config),
    ...(config.mediaOrigin === undefined ? {} : { mediaOrigin: config.mediaOrigin }),
  }
  if (process.env['NODE_ENV'] !== 'development') return openBuiltPages(WEB_DIST, options)
  const { openDevelopmentWeb } = await import('@corkboard/web/dev')
  return openDevelopmentPages(await openDevelopmentWeb(), options)
}
