import { comments } from '../comments/module.ts'
import { pins } from '../pins/module.ts'
import { media } from '../../media/module.ts'
import { people } from '../../people/module.ts'
import { defineModule } from '../../kernel/index.ts'

/** What may be on the pages of a story, and what each reader is shown of it. */
export const stories = defineModule('content/stories', { uses: [comments, pins, media, people] })
