import { defineModule } from '../../kernel/index.ts'
import { media } from '../../media/module.ts'
import { outbound } from '../../platform/outbound/module.ts'
import { throttle } from '../../platform/throttle/module.ts'
import { links } from '../links/module.ts'

/** CREATE-07: saving from pages of other sites. */
export const webPages = defineModule('content/web-pages', { uses: [links, media, outbound, throttle], tables: [] })
