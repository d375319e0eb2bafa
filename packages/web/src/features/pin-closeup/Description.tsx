import { linksIn } from '@corkboard/contract/content/text-links'
import { offsitePath, profilePath } from '../../product/addresses.ts'
import { partsOf } from '../../product/mentions/mention-text.ts'
import { Link } from '../../router/Link.tsx'
import type { PinEntity } from '../../store/entities.ts'
import styles from './PinCloseup.module.css'

/** Text with its URLs as links. They lead through the site, which warns of unsafe ones (PIN-16). */
const Linked = ({ pin, text }: { readonly pin: PinEntity; readonly text: string }) => {
  const links = linksIn(text)
  const ends = links.map(({ offset, url }) => offset + url.length)
  return (
    <>
      {links.map(({ offset, url }, n) => [
        text.slice(ends[n - 1] ?? 0, offset),
        <a key={offset} href={offsitePath(pin, url)} target="_blank" rel="noopener nofollow ugc">
          {url}
        </a>,
      ])}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}

/** PIN-02, CREATE-07: a pin's description, with its URLs and mentions linked. */
export const Description = ({ pin }: { readonly pin: PinEntity }) => {
  const { description = '', user_mention_tags: tags = [] } = pin
  const names = new Map(tags.map(({ user_id: id, username }) => [id, username]))
  const placed = tags.map(({ user_id: id, offset, length }) => ({ id, offset, length }))
  return partsOf(description, placed).map((part, n) =>
    typeof part === 'string' ? (
      <Linked key={n} pin={pin} text={part} />
    ) : (
      <Link key={n} href={profilePath({ username: names.get(part.userId)! })} className={styles.mention}>
        {part.words}
      </Link>
    ),
  )
}
