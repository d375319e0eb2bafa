import type { Experience, Experiences } from '@corkboard/contract/platform/wire/experiences'
import type { Services } from '../../services.tsx'
import { experiencesChanged } from '../../store/session.ts'

/** SHELL-26: `completed` and `dismissed` remove a placement's experience; any other status replaces its status. */
export const withStatus = (experiences: Experiences, placement: string, experience: Experience): Experiences => {
  const { [placement]: _, ...others } = experiences
  const isOver = experience.status === 'completed' || experience.status === 'dismissed'
  return isOver ? others : { ...others, [placement]: experience }
}

/** Reports the viewer's progress with a placement's experience. If that fails, they may see it again. */
export const setExperienceStatus = async (
  { store, data, report }: Pick<Services, 'store' | 'data' | 'report'>,
  placement: string,
  status: Experience['status'],
): Promise<void> => {
  const { experiences } = store.getState().session
  const shown = experiences[placement]
  if (!shown) return
  store.dispatch(experiencesChanged(withStatus(experiences, placement, { ...shown, status })))
  const { experience_id } = shown
  await data
    .write('update', 'UserExperienceResource', { placement_id: placement, experience_id, status })
    .catch(() => report({ kind: 'count', name: 'experience status not kept' }))
}
