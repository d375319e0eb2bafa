import { fail, PushSettingsResource } from '@corkboard/contract'
import { implement } from '../../engine/implement.ts'

/** IDENT-13: nothing sends push notifications yet, so there is nothing to choose. */
export const pushSettingsResource = implement(PushSettingsResource, {
  get: async () => ({ options: [] }),
  update: async (_, { options }) => {
    if (options.length > 0) throw fail('setting.no_push', { field: 'options' })
    return { options: [] }
  },
})
