import { profilePath } from '../../product/addresses.ts'
import { absolute, escape, type PageMarkup } from '../../shell/document.ts'
import type { PinEntity } from '../../store/entities.ts'
import type { RootState } from '../../store/root.ts'

// Rendered only by the server; none of this is in the browser's files.

interface Parts {
  readonly pin: PinEntity
  readonly state: RootState
  readonly url: string
  readonly at: (path: string) => string
}

const author = ({ pin, state, at }: Parts) => {
  const pinner = state.entities.user[pin.pinner ?? '']
  return pinner && { '@type': 'Person', name: pinner.full_name, url: at(profilePath(pinner)) }
}

const picture = ({ pin, at }: Parts) => {
  const image = pin.images['736x'] ?? pin.images['236x']
  // BOARD-11: the page asks before it shows the picture.
  if (!image || pin.sensitivity_screen) return undefined
  const { width, height } = image
  return { '@type': 'ImageObject', contentUrl: at(image.url), width, height, caption: pin.alt_text || undefined }
}

const board = ({ pin, state, at }: Parts) => {
  const known = state.entities.board[pin.board ?? '']
  return known && { '@type': 'Collection', name: known.name, url: at(known.url) }
}

const counter = (type: string, count: number | undefined) =>
  count
    ? [
        {
          '@type': 'InteractionCounter',
          interactionType: `https://schema.org/${type}`,
          userInteractionCount: count,
        },
      ]
    : []

const posting = (parts: Parts) => {
  const { pin, url, at } = parts
  return {
    '@type': 'SocialMediaPosting',
    '@id': url,
    url,
    headline: pin.seo_title,
    articleBody: pin.description || undefined,
    datePublished: pin.created_at,
    author: author(parts),
    image: picture(parts),
    isPartOf: board(parts),
    about: pin.related_interests?.map((topic) => ({ '@type': 'Thing', name: topic.name, url: at(topic.url) })),
    keywords: pin.annotations?.length ? pin.annotations.join(', ') : undefined,
    // Harmful links are left out.
    sharedContent:
      pin.link && !pin.is_unsafe
        ? { '@type': 'WebPage', url: pin.link, headline: pin.rich_metadata?.title }
        : undefined,
    interactionStatistic: [
      ...counter('BookmarkAction', pin.repin_count),
      ...counter('CommentAction', pin.comment_count),
    ],
  }
}

const trail = ({ pin, at }: Parts) => ({
  '@type': 'BreadcrumbList',
  itemListElement: (pin.breadcrumbs ?? []).map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: at(url),
  })),
})

const tag = (property: string, content: string | undefined): string =>
  content ? `<meta property="${property}" content="${escape(content)}">` : ''

const headOf = ({ pin, state, url, at }: Parts): string => {
  const pinner = state.entities.user[pin.pinner ?? '']
  const oembed = at(`/oembed/?${new URLSearchParams({ url, format: 'json' }).toString()}`)
  return [
    tag('article:published_time', pin.created_at),
    tag('article:author', pinner && at(profilePath(pinner))),
    tag('og:see_also', pin.is_unsafe ? undefined : (pin.link ?? undefined)),
    '<meta name="robots" content="max-image-preview:large">',
    `<link rel="alternate" type="application/json+oembed" href="${escape(oembed)}" title="${escape(pin.seo_title ?? '')}">`,
  ].join('')
}

/** PIN-11: returns a pin's machine-readable data: schema.org, further Open Graph tags and the oEmbed address. */
export const pinMarkup = (state: RootState, id: string, origin: string): PageMarkup | undefined => {
  const pin = state.entities.pin[id]
  if (!pin) return undefined
  const at = (path: string): string => absolute(origin, path)
  const parts: Parts = { pin, state, at, url: at(pin.canonical_url ?? `/pin/${id}/`) }
  return {
    head: headOf(parts),
    description: { '@context': 'https://schema.org', '@graph': [posting(parts), trail(parts)] },
  }
}
