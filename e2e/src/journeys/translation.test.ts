import { startTranslator, type TestTranslator } from '@corkboard/testkit'
import { afterAll, beforeAll, it } from 'vitest'
import { startJourneys } from '../journeys.ts'

let translator: TestTranslator
beforeAll(async () => {
  translator = await startTranslator()
})
afterAll(() => translator[Symbol.asyncDispose]())

const corkboard = startJourneys({}, [], undefined, () => ({ url: translator.url, apiKey: undefined }))

it('[COMMENT-03 c] a member reads a comment in their language where a translation service is set up', async () => {
  const ned = await corkboard.site.person('Ned')
  const pin = await ned.pinsTo(await ned.createsBoard('Roofs'), { title: 'A roof' })
  await ned.comments(pin, 'stressed')
  const ola = await corkboard.member('Ola')
  ola.expects(/503 GET .*\/translate\//)
  await ola.opens(`/pin/${pin.id}/`)
  const comment = ola.within('group', 'Comment by Ned')
  await comment.presses('button', 'More actions for the comment by Ned')
  await ola.presses('menuitem', 'Translate')
  await comment.reads('desserts')
  await comment.presses('button', 'Hide translation')
  await comment.misses('button', 'Hide translation')
  translator.breaks(true)
  await comment.presses('button', 'More actions for the comment by Ned')
  await ola.presses('menuitem', 'Translate')
  await comment.reads('No translation available.')
  const visitor = await corkboard.visitor()
  await visitor.opens(`/pin/${pin.id}/`)
  await visitor.within('group', 'Comment by Ned').presses('button', 'More actions for the comment by Ned')
  await visitor.sees('menuitem', 'Copy link')
  await visitor.misses('menuitem', 'Translate')
})
