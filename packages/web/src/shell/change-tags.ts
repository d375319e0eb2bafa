import * as resources from '@corkboard/contract/resources'
import type { ResourceDefinition } from '@corkboard/contract/resource'
import type { Visit } from '../router/resolve-page.ts'
import type { RootState } from '../store/root.ts'
import type { EmbeddedAnswer } from './embedded.ts'

const definitions: Readonly<Record<string, ResourceDefinition>> = resources as never

/**
 * What a render shows, as tags of change: when one of them changes, a cached copy of it is dropped. Every entity on the
 * page counts, what its resources declare that they change with, people and boards named in its address, and what may
 * decide who sees them.
 */
export const changeTags = (
  visit: Visit,
  { entities }: RootState,
  answers: readonly EmbeddedAnswer[],
): readonly string[] => {
  const tags = ['visibility:all']
  for (const type of ['pin', 'board', 'user'] as const) {
    for (const id of Object.keys(entities[type])) tags.push(`${type}:${id}`)
  }
  for (const { request } of answers) {
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
