import type { PinTag } from '@corkboard/contract/content/wire/pin'
import { Avatar, Button, Popover } from '@corkboard/design-system'
import { errorOf } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { pinPath, profilePath } from '../../../product/addresses.ts'
import { Link } from '../../../router/Link.tsx'
import { usePin, useServices, useViewer } from '../../../services.tsx'
import { entitiesReceived, noEntities } from '../../../store/entities.ts'
import { usePrice } from '../rich/use-price.ts'
import styles from './TagDots.module.css'
import { texts } from './texts/texts.generated.ts'

const TaggedPin = ({ tag }: { readonly tag: NonNullable<PinTag['pin']> }) => {
  const t = useTexts(texts)
  const pin = usePin(tag.id)
  const priceOf = usePrice()
  const product = pin?.rich_metadata?.products[0]
  const price = product && priceOf(product.offer_summary)
  return (
    <Link href={pinPath(tag)} className={styles.object}>
      {tag.image && <img src={tag.image.url} alt="" style={{ background: tag.dominant_color }} />}
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {product?.name ?? (tag.title || t('closeup.tag.untitled'))}
        </span>
        {price !== undefined && <b>{price}</b>}
      </span>
    </Link>
  )
}

const TaggedUser = ({ user }: { readonly user: NonNullable<PinTag['user']> }) => (
  <Link href={profilePath(user)} className={styles.object}>
    <Avatar id={user.id} name={user.full_name} src={user.image_medium_url} size={48} decorative />
    <span className={styles.words}>
      <span className={styles.name}>{user.full_name}</span>
      <bdi className={styles.username}>@{user.username}</bdi>
    </span>
  </Link>
)

/** Removes the viewer from the pin. */
const Leave = ({ pinId, onDone }: { readonly pinId: string; readonly onDone: () => void }) => {
  const t = useTexts(texts)
  const { store, data, toasts } = useServices()
  const leave = async () => {
    try {
      await data.write('delete', 'PinMentionsResource', { pin_id: pinId })
      onDone()
      const { entities, session } = store.getState()
      const { pin_tags: tags = [], user_mention_tags: mentions = [] } = entities.pin[pinId] ?? {}
      const ownId = session.viewer.kind === 'AUTH' ? session.viewer.id : undefined
      const patch = {
        pin_tags: tags.filter(({ user }) => user?.id !== ownId || user === null),
        user_mention_tags: mentions.filter(({ user_id: id }) => id !== ownId),
      }
      store.dispatch(entitiesReceived({ ...noEntities(), pin: { [pinId]: patch } }))
      toasts.show({ text: t('closeup.tag.left') })
    } catch (thrown) {
      toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
  }
  return (
    <Button size="small" onClick={() => void leave()}>
      {t('closeup.tag.leave')}
    </Button>
  )
}

interface TagDotsProps {
  readonly pinId: string
  /** Which picture of a carousel, from 0. */
  readonly media: number
}

/** CREATE-03: the tags on a picture, at their places. Each opens what it is about. */
export const TagDots = ({ pinId, media }: TagDotsProps) => {
  const t = useTexts(texts)
  const viewer = useViewer()
  const tags = (usePin(pinId)?.pin_tags ?? []).filter((tag) => tag.media === media)
  return tags.map(({ id, x, y, pin, user }) => {
    const name = (user ? user.full_name : pin?.title) || t('closeup.tag.untitled')
    const isOwn = viewer.kind === 'AUTH' && user?.id === viewer.id
    return (
      <span key={id} className={styles.place} style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
        <Popover
          label={name}
          trigger={(props) => (
            <button type="button" {...props} className={styles.dot} aria-label={t('closeup.tag', { name })}>
              <span className={styles.mark} />
            </button>
          )}
        >
          {(close) => (
            <div className={styles.card}>
              {pin && <TaggedPin tag={pin} />}
              {user && <TaggedUser user={user} />}
              {isOwn && <Leave pinId={pinId} onDone={close} />}
            </div>
          )}
        </Popover>
      </span>
    )
  })
}
