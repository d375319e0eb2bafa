import {
  linkPageChanged,
  pinCreated,
  pinDeleted,
  pinEdited,
  pinRestored,
  pinsDeleted,
  pinsMoved,
} from '@corkboard/contract/events'
import { settings } from '../../accounts/settings/module.ts'
import { signIn } from '../../accounts/sign-in/module.ts'
import { staff } from '../../accounts/staff/module.ts'
import { boards } from '../../content/boards/module.ts'
import { pins } from '../../content/pins/module.ts'
import { stories } from '../../content/stories/module.ts'
import { subjects } from '../../content/subjects/module.ts'
import { topics } from '../../content/topics/module.ts'
import { feeds } from '../feeds/module.ts'
import { BUILDS, defineModule, onAny, onEvents } from '../../kernel/index.ts'
import { makeDailyCollections } from './daily-collections.ts'
import { BUILD_EXPLORE_TASK, buildExploreOnce } from './explore.ts'
import { eraseExplorePins, placeExplorePins } from './explore-store.ts'

/** Today: articles, their schedule and locales, automatic collections; ideas, videos, shopping. */
export const editorial = defineModule('finding/editorial', {
  uses: [settings, signIn, staff, boards, pins, stories, subjects, topics, feeds],
  reads: ['shopping_recommendations'],
  tables: ['articles', 'editorial_actions', 'explore_pins'],
  on: [
    onEvents(pinCreated, (tx, created) =>
      placeExplorePins(
        tx.db,
        created.filter((pin) => pin.origin_pin_id === null).map(({ pin_id: id }) => id),
      ),
    ),
    ...onAny([pinEdited, pinDeleted, pinRestored], (tx, changed) =>
      placeExplorePins(
        tx.db,
        changed.map(({ pin_id: id }) => id),
      ),
    ),
    ...onAny([pinsDeleted, pinsMoved, linkPageChanged], (tx, groups) =>
      placeExplorePins(
        tx.db,
        groups.flatMap(({ pin_ids: ids }) => ids),
      ),
    ),
  ],
  jobs: [
    // Made once a day; looked for every hour, so that a site that was down at midnight has them too.
    { name: 'daily_collections', run: makeDailyCollections, cron: '3 * * * *' },
    { name: BUILD_EXPLORE_TASK, run: buildExploreOnce, atStart: true, queue: BUILDS },
  ],
  pictures: [{ columns: ['articles.document'], because: 'names pins, boards and people, whose pictures it shows' }],
  erase: {
    attachedToPins: eraseExplorePins,
    references: { editorial_actions: 'actor_id', articles: 'updated_by_id' },
  },
  notCopied: { articles: 'belong to the site', editorial_actions: 'the log of staff' },
})
