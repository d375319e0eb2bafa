import type {
  CarouselData,
  ContentLink,
  ContentPicture,
  PinTag,
  StoryBlock,
  StoryPinData,
  Videos,
} from '@corkboard/contract'
import { imagesShape } from './images-shape.ts'

// A pin's content beyond its picture, under the names of the GraphQL schema (PIN-12, PIN-04).

export const videosShape = ({
  video_list: list,
  has_sound: hasSound,
  captions_url: captionsUrl,
  transcript,
}: Videos) => ({
  videoList: { vHlsv4: list.V_HLSV4, vHlsv3Mobile: list.V_HLSV3_MOBILE, v720p: list.V_720P },
  hasSound,
  captionsUrl,
  transcript,
})

const linkShape = ({ src_url: srcUrl, domain, tracked_link: trackedLink }: ContentLink) => ({
  srcUrl,
  domain,
  trackedLink,
})

const pictureShape = (picture: ContentPicture) => ({
  imageSignature: picture.image_signature,
  images: imagesShape(picture.images),
  dominantColor: picture.dominant_color,
  placeholder: picture.placeholder,
  altText: picture.alt_text,
})

export const carouselShape = ({ id, index, carousel_slots: slots }: CarouselData) => ({
  id,
  index,
  carouselSlots: slots.map((slot) => ({
    id: slot.id,
    title: slot.title,
    description: slot.description,
    link: slot.link && linkShape(slot.link),
    ...pictureShape(slot),
  })),
})

export const tagShape = ({ id, x, y, media, type, status, link, pin, user }: PinTag) => ({
  id,
  x,
  y,
  media,
  type,
  status,
  link,
  pin: pin && { id: pin.id, title: pin.title, image: pin.image, dominantColor: pin.dominant_color },
  user: user && personShape(user),
})

const personShape = (person: NonNullable<StoryBlock['user']>) => ({
  id: person.id,
  username: person.username,
  fullName: person.full_name,
  imageMediumUrl: person.image_medium_url,
})

const blockShape = (block: StoryBlock) => ({
  id: block.id,
  type: block.type,
  text: block.text,
  detail: block.detail,
  style: {
    alignment: block.style.alignment,
    hexColor: block.style.hex_color,
    highlightColor: block.style.highlight_color,
    verticalAlignment: block.style.vertical_alignment,
    fontSize: block.style.font_size,
    lineHeight: block.style.line_height,
    letterSpacing: block.style.letter_spacing,
    fontId: block.style.font_id,
  },
  edits: block.edits,
  image: block.image && pictureShape(block.image),
  videos: block.videos && videosShape(block.videos),
  link: block.link && linkShape(block.link),
  userId: block.user_id,
  user: block.user && personShape(block.user),
  pinId: block.pin_id,
  pin: block.pin && {
    id: block.pin.id,
    title: block.pin.title,
    image: block.pin.image,
    dominantColor: block.pin.dominant_color,
  },
  commentId: block.comment_id,
  comment: block.comment && {
    id: block.comment.id,
    pinId: block.comment.pin_id,
    text: block.comment.text,
    user: personShape(block.comment.user),
  },
  color: block.color,
  musicUrl: block.music_url,
  isRemoved: block.is_removed,
})

export const storyShape = ({ id, page_count: pageCount, total_video_duration: duration, pages }: StoryPinData) => ({
  id,
  pageCount,
  totalVideoDuration: duration,
  pages: pages.map((page) => ({
    id: page.id,
    title: page.title,
    description: page.description,
    backgroundColor: page.background_color,
    layout: page.layout,
    blocks: page.blocks.map(blockShape),
  })),
})
