import { boards } from '../../content/boards/module.ts'
import { pins } from '../../content/pins/module.ts'
import { topics } from '../../content/topics/module.ts'
import { editorial } from '../editorial/module.ts'
import { people } from '../../people/module.ts'
import { defineModule } from '../../kernel/index.ts'
import { extendSitemaps } from './sitemaps.ts'

/** The pages that sitemaps list for search engines. */
export const sitemaps = defineModule('finding/sitemaps', {
  uses: [boards, pins, topics, editorial, people],
  reads: ['is_search_hidden'],
  tables: ['sitemap_parts'],
  jobs: [{ name: 'extend_sitemaps', run: (ctx) => extendSitemaps(ctx), cron: '23 * * * *' }],
})
