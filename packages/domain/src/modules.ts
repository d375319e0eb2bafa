import { countDueEvents, type Db, type OutboxHandlers } from '@corkboard/database'
import { accounts } from './accounts/accounts/module.ts'
import { settings } from './accounts/settings/module.ts'
import { signIn } from './accounts/sign-in/module.ts'
import { staff } from './accounts/staff/module.ts'
import { accountViewer } from './accounts/viewer/module.ts'
import { boards } from './content/boards/module.ts'
import { comments } from './content/comments/module.ts'
import { drafts } from './content/drafts/module.ts'
import { links } from './content/links/module.ts'
import { pins } from './content/pins/module.ts'
import { scheduling } from './content/scheduling/module.ts'
import { stories } from './content/stories/module.ts'
import { subjects } from './content/subjects/module.ts'
import { topics } from './content/topics/module.ts'
import { viewer } from './content/viewer/module.ts'
import { webPages } from './content/web-pages/module.ts'
import { editorial } from './finding/editorial/module.ts'
import { feeds } from './finding/feeds/module.ts'
import { recommendations } from './finding/recommendations/module.ts'
import { search } from './finding/search/module.ts'
import { sitemaps } from './finding/sitemaps/module.ts'
import { visual } from './finding/visual/module.ts'
import { media } from './media/module.ts'
import { people } from './people/module.ts'
import { discovery } from './platform/discovery/module.ts'
import { experiments } from './platform/experiments/module.ts'
import { mail } from './platform/mail/module.ts'
import { outbound } from './platform/outbound/module.ts'
import { throttle } from './platform/throttle/module.ts'
import { notifications } from './social/notifications/module.ts'
import { safety } from './social/safety/module.ts'
import { sharing } from './social/sharing/module.ts'
import * as auditing from './upkeep/audit/index.ts'
import { audit } from './upkeep/audit/module.ts'
import { dataDownloads } from './upkeep/data-downloads/module.ts'
import { erase } from './upkeep/erase/module.ts'
import { errorReports } from './upkeep/error-reports/module.ts'
import { type ModuleDefinition, outboxHandlersOf, type Site, type WrongCounter } from './kernel/index.ts'

/**
 * Every module of the product, each after those it uses. Everything that covers all modules is derived from this list:
 * the rule for imports and tables, the worker's jobs, the outbox handlers. The handlers of one event run in this order.
 */
export const MODULES: readonly ModuleDefinition[] = [
  outbound,
  discovery,
  mail,
  throttle,
  experiments,
  accounts,
  signIn,
  settings,
  staff,
  accountViewer,
  people,
  media,
  topics,
  links,
  webPages,
  boards,
  pins,
  subjects,
  comments,
  stories,
  drafts,
  scheduling,
  viewer,
  visual,
  recommendations,
  feeds,
  editorial,
  search,
  sitemaps,
  sharing,
  safety,
  notifications,
  dataDownloads,
  errorReports,
  audit,
  erase,
]

/** What the worker does after each event. */
export const outboxHandlers = (site: Site): OutboxHandlers => outboxHandlersOf(site, MODULES)

const EVENT_KINDS = MODULES.flatMap(({ emits = [] }) => emits.map(({ kind }) => kind))

/** How many events wait for the worker now, counted up to `atMost`. */
export const countWaitingEvents = ({ database }: Site, atMost: number): Promise<number> =>
  countDueEvents(database.db, EVENT_KINDS, atMost)

/** Counters that differ from a recount of their rows. Exact once the outbox is drained; reads everything. */
export const findWrongCounters = (db: Db, limit = 1_000): Promise<WrongCounter[]> =>
  auditing.findWrongCounters(db, MODULES, limit)

/** Rows that lack the rows they belong with; reads everything. */
export const findHalfMade = (db: Db, limit = 1_000): Promise<string[]> => auditing.findHalfMade(db, MODULES, limit)

/** Columns that hold pictures although no module lists them; reads everything. */
export const findUnlistedPictures = (db: Db): Promise<string[]> => auditing.findUnlistedPictures(db, MODULES)
