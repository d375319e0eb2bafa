import { fail } from '@corkboard/contract'
import { isSitemapKind, listSitemapParts, readSitemapPart, type SitemapEntry } from '@corkboard/domain/finding/sitemaps'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../pages/escape-html.ts'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1'
/** Crawlers rarely come by, and pages deleted in the meantime return 404 themselves. */
const CACHE = 'public, max-age=3600'

/** (sitemaps.org) `GET /sitemap.xml` lists the parts, `/sitemaps/{kind}/{first id}.xml` the pages of each. */
export const sitemapRoutes = async (app: FastifyInstance): Promise<void> => {
  app.get('/sitemap.xml', async ({ visit }, reply) => {
    const parts = await listSitemapParts(visit.ctx)
    const entries = parts.map(({ kind, first }) => {
      const { href } = new URL(`/sitemaps/${kind}/${first}.xml`, visit.origin)
      return `<sitemap><loc>${escapeHtml(href)}</loc></sitemap>`
    })
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE })
      .send(`${XML}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`)
  })

  app.get<{ Params: { kind: string; first: string } }>(
    '/sitemaps/:kind/:first(^\\d{1,19}).xml',
    async ({ params: { kind, first }, visit }, reply) => {
      const pages = isSitemapKind(kind) ? await readSitemapPart(visit.ctx, { kind, first }) : undefined
      if (!pages) throw fail('request.not_found')
      const at = (path: string): string => escapeHtml(new URL(path, visit.origin).href)
      const entry = ({ path, modifiedAt, picture }: SitemapEntry): string =>
        `<url><loc>${at(path)}</loc>` +
        (modifiedAt === undefined ? '' : `<lastmod>${modifiedAt}</lastmod>`) +
        (picture === undefined ? '' : `<image:image><image:loc>${at(picture)}</image:loc></image:image>`) +
        '</url>'
      return reply
        .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE })
        .send(`${XML}<urlset xmlns="${NAMESPACE}" xmlns:image="${PICTURES}">${pages.map(entry).join('')}</urlset>`)
    },
  )
}
