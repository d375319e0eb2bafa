import type { Conversation } from '@corkboard/contract/social/wire/conversation'
import { Avatar, AvatarStack, UsersIcon } from '@corkboard/design-system'
import styles from './Conversations.module.css'

/** The picture of the other people in a conversation, shown next to its name. */
export const ConversationFace = ({
  of: { is_group: isGroup, user, users = [] },
  size = 48,
}: {
  readonly of: Pick<Conversation, 'is_group' | 'user'> & Partial<Pick<Conversation, 'users'>>
  readonly size?: 32 | 48
}) => {
  if (user && !isGroup) {
    return <Avatar id={user.id} name={user.full_name} src={user.image_medium_url} size={size} decorative />
  }
  const people = (users.length > 0 ? users : user ? [user] : []).map((it) => ({
    id: it.id,
    name: it.full_name,
    src: it.image_small_url,
  }))
  return (
    <div className={styles.faces} aria-hidden>
      {people.length > 0 ? <AvatarStack people={people} label="" most={2} size={32} /> : <UsersIcon size={24} />}
    </div>
  )
}
