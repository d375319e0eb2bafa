import type { FastifyInstance } from 'fastify'

const A_DAY = 'public, max-age=86400'

/**
 * Endpoints, and pages for a single user. Pages of users who opted out of search engines say so themselves (IDENT-13):
 * a crawler blocked here would never read that.
 */
const CLOSED = ['_', 'admin', 'messages', 'news', 'offsite', 'resource', 'search', 'settings']
const RULES = ['User-agent: *', ...CLOSED.map((folder) => `Disallow: /${folder}/`), ''].join('\n')

/** Files that browsers and crawlers expect at fixed paths. */
export const addSiteFiles = (app: FastifyInstance): void => {
  app.get('/robots.txt', ({ visit }, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': A_DAY })
      .send(`${RULES}\nSitemap: ${new URL('/sitemap.xml', visit.origin).href}\n`),
  )
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', A_DAY).redirect('/brand/favicon.svg', 301))
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/manifest+json', 'cache-control': A_DAY })
      .send(JSON.stringify(MANIFEST)),
  )
}

const MANIFEST = {
  name: 'Corkboard',
  short_name: 'Corkboard',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: '/brand/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/brand/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
}
