import { todayTags } from '../../features/today/today-tags.ts'
import type { PageServer } from '../../shell/page-server.ts'

export const server: PageServer = { tags: todayTags }
