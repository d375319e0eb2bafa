import { linkPageChanged, pinCreated, pinLinkChanged, pinRestored } from '@corkboard/contract/events'
import { outbound } from '../../platform/outbound/module.ts'
import { defineModule, onAny } from '../../kernel/index.ts'
import { READ_LINK_TASK, readLinkPage, refreshLinkPages, wantLinkPages } from './read-link-page.ts'

/** PIN-05, PIN-16: what is known about the pages that pins link to, and which of them are unsafe. */
export const links = defineModule('content/links', {
  uses: [outbound],
  tables: ['link_pages', 'unsafe_domains'],
  emits: [linkPageChanged],
  on: onAny([pinCreated, pinLinkChanged, pinRestored], (tx, pins) =>
    wantLinkPages(
      tx.db,
      pins.flatMap(({ link }) => link ?? []),
      tx.now(),
    ),
  ),
  jobs: [
    { name: READ_LINK_TASK, run: readLinkPage },
    { name: 'refresh_links', run: refreshLinkPages, cron: '*/5 * * * *' },
  ],
  pictures: [
    { columns: ['link_pages.metadata'], because: 'says what a page on another site says, with URLs of that site' },
  ],
})
