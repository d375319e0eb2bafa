import * as resources from '@corkboard/contract/resources'
import type { ResourceDefinition } from '@corkboard/contract/resource'
import type { Visit } from '../router/resolve-page.ts'
import type { RootState } from '../store/root.ts'
import type { EmbeddedResponse } from './embedded.ts'

const definitions: Readonly<Record<string, ResourceDefinition>> = resources as never

/**
 * Returns the change tags of everything a render shows. When one of them changes, a cached copy of the render is
 * dropped. The tags are those of every pin, board and user on the page, those its resources declare in `changesWith`,
 * those of the entities that its address and requests name, and the one for what may decide who sees them.
 */
export const changeTags = (
  visit: Visit,
  { entities }: RootState,
  responses: readonly EmbeddedResponse[],
): readonly string[] => {
  const tags = ['visibility:all']
  for (const type of ['pin', 'board', 'user'] as const) {
    for (const id of Object.keys(entities[type])) tags.push(`${type}:${id}`)
  }
  for (const { request } of responses) {
    if (request.kind !== 'resource') continue
    const tag = definitions[request.name]?.actions.get?.changesWith
    if (tag) tags.push(tag)
    const { board_id: board } = request.options
    if (typeof board === 'string') tags.push(`board:${board}`)
  }
  const { id } = visit.params
  if (typeof id === 'string') tags.push(`pin:${id}`)
  return [...new Set(tags)]
}
