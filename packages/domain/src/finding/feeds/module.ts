import { settings } from '../../accounts/settings/module.ts'
import { boards } from '../../content/boards/module.ts'
import { pins } from '../../content/pins/module.ts'
import { stories } from '../../content/stories/module.ts'
import { topics } from '../../content/topics/module.ts'
import { experiments } from '../../platform/experiments/module.ts'
import { recommendations } from '../recommendations/module.ts'
import { visual } from '../visual/module.ts'
import { people } from '../../people/module.ts'
import { defineModule } from '../../kernel/index.ts'

/** Every ordered list of pins. */
export const feeds = defineModule('finding/feeds', {
  uses: [experiments, settings, boards, pins, stories, topics, recommendations, visual, people],
  reads: ['personalized_by_visits', 'country'],
  tables: ['home_lists'],
  pictures: [
    {
      columns: ['home_lists.others', 'home_lists.reach', 'home_lists.reasons'],
      because: 'say how the list of pins was made',
    },
  ],
  erase: { rows: { home_lists: 'user_id' } },
  notCopied: { home_lists: 'made from other rows' },
})
