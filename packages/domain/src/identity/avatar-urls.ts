import type { User } from '@corkboard/contract'
import type { Site } from '../kernel/index.ts'

export type AvatarUrls = Pick<User, 'image_small_url' | 'image_medium_url' | 'image_large_url' | 'image_xlarge_url'>

const NONE: AvatarUrls = {
  image_small_url: null,
  image_medium_url: null,
  image_large_url: null,
  image_xlarge_url: null,
}

/** Addresses of a person's picture. Avatars are public; the larger two keep the picture's shape, clients crop them. */
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
