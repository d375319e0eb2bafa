import { topics } from '../../content/topics/module.ts'
import { discovery } from '../../platform/discovery/module.ts'
import { defineModule } from '../../kernel/index.ts'

/** The graph of pictures and boards, and the recommendations from it. */
export const recommendations = defineModule('finding/recommendations', { uses: [topics, discovery] })
