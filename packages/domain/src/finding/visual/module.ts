import { pictureStored } from '@corkboard/contract/events'
import { jobs } from '@corkboard/database'
import { boards } from '../../content/boards/module.ts'
import { links } from '../../content/links/module.ts'
import { pins } from '../../content/pins/module.ts'
import { stories } from '../../content/stories/module.ts'
import { media } from '../../media/module.ts'
import { discovery } from '../../platform/discovery/module.ts'
import { type Ctx, defineModule, onEvent } from '../../kernel/index.ts'
import { DESCRIBE_TASK, describeMissing, describeNewPicture } from './describe-pictures.ts'

/** Pictures older than the descriptors, or than this model: about a minute's work for one process. */
const DESCRIBED_AT_ONCE = 2_000

const describeOldPictures = async (ctx: Ctx): Promise<void> => {
  const described = await describeMissing(ctx, DESCRIBED_AT_ONCE)
  if (described > 0) ctx.log.info({ described }, 'described pictures that had no descriptors')
}

/** What pictures look like: descriptors, the index of them, searches by a picture, a crop or a camera. */
export const visual = defineModule('finding/visual', {
  uses: [boards, links, pins, stories, media, discovery],
  tables: ['picture_descriptors'],
  on: [onEvent(pictureStored, (tx, { signature }) => jobs.add(tx.db, DESCRIBE_TASK, { signature }))],
  jobs: [
    {
      name: DESCRIBE_TASK,
      run: async (ctx, { signature }) => {
        if (typeof signature !== 'string') throw new Error('The job names no picture')
        await describeNewPicture(ctx, signature)
      },
    },
    { name: 'describe_missing', run: describeOldPictures, cron: '*/2 * * * *' },
  ],
  pictures: [{ columns: ['picture_descriptors.signature'], because: 'deleted with the picture' }],
})
