import { imageSizeIn, type ProfileCover, type User } from '@corkboard/contract'
import type { Site } from '../../kernel/index.ts'

export type AvatarUrls = Pick<User, 'image_small_url' | 'image_medium_url' | 'image_large_url' | 'image_xlarge_url'>

const NONE: AvatarUrls = {
  image_small_url: null,
  image_medium_url: null,
  image_large_url: null,
  image_xlarge_url: null,
}

/** URLs of a user's avatar. Avatars are public. The larger two keep the picture's shape; clients crop them. */
export const avatarUrls = (links: Site['media']['links'], signature: string | null): AvatarUrls => {
  if (signature === null) return NONE
  const link = (size: '60x60' | '136x136' | '236x' | '474x') => links.image(signature, size, { private: false })
  return {
    image_small_url: link('60x60'),
    image_medium_url: link('136x136'),
    image_large_url: link('236x'),
    image_xlarge_url: link('474x'),
  }
}

/** A stored picture at the top of a profile. */
export interface CoverPicture {
  readonly signature: string
  readonly width: number
  readonly height: number
  readonly dominant_color: string
}

/** About as wide as a cover is rendered on a screen of double density. */
const COVER_SIZE = '1200x'

/** PEOPLE-01. A private profile's cover has a signed URL: everyone who may see the profile gets it. */
export const presentCover = (
  links: Site['media']['links'],
  cover: CoverPicture | null,
  isPrivate: boolean,
): ProfileCover | null =>
  cover && {
    url: links.image(cover.signature, COVER_SIZE, { private: isPrivate }),
    ...imageSizeIn(COVER_SIZE, cover.width, cover.height),
    dominant_color: cover.dominant_color,
  }
