import { AvatarStack, IconButton, PlusIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as collaboratorsTexts } from '../../product/collaborators/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useEntities, useServices, useViewer } from '../../services.tsx'
import { profilePath } from '../../product/addresses.ts'
import { openCollaborators } from '../../lazy/member-overlays.tsx'
import type { BoardEntity, UserEntity } from '../../store/entities.ts'
import styles from './BoardHead.module.css'

/** The number of faces shown before the rest becomes a count. */
const MAX_FACES = 4

/**
 * BOARD-04: the board's owner and collaborators. Members can open the list, and those who are allowed can invite from
 * here.
 */
export const BoardPeople = ({ board, owner }: { readonly board: BoardEntity; readonly owner: UserEntity }) => {
  const t = useTexts(texts, collaboratorsTexts, shellTexts)
  const services = useServices()
  const isMember = useViewer().kind === 'AUTH'
  const others = useEntities(
    'user',
    (board.collaborating_users ?? []).map((id) => ({ type: 'user' as const, id })),
  ).filter(({ id }) => id !== owner.id)
  const open = () => void openCollaborators(services, board.id)
  const count = board.collaborator_count ?? 0
  const faces = (
    <AvatarStack
      label={t('board.collaborators')}
      most={MAX_FACES}
      people={[owner, ...others].map(({ id, full_name, image_small_url }) => ({
        id,
        name: full_name,
        src: image_small_url,
      }))}
    />
  )
  const mayInvite = board.viewer_can?.includes('invite') === true
  return (
    <div className={styles.people}>
      {isMember && count > 0 ? (
        <button type="button" className={styles.faces} aria-haspopup="dialog" onClick={open}>
          {faces}
        </button>
      ) : (
        faces
      )}
      <span className={styles.names}>
        <Link href={profilePath(owner)} className={styles.owner}>
          <span dir="auto">{owner.full_name}</span>
        </Link>
        {count > 0 && <span className={styles.others}>{t('board.andOthers', { count })}</span>}
      </span>
      {mayInvite && <IconButton kind="sunken" label={t('collaborating.invite')} icon={<PlusIcon />} onClick={open} />}
    </div>
  )
}
