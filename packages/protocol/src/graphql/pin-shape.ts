import {
  type Pin,
  type RichArticle,
  type RichMetadata,
  type RichProduct,
  type RichRecipe,
  type Sponsorship,
  type User,
} from '@corkboard/contract'
import type { PinSubjects } from '@corkboard/domain/content/topics'
import { carouselShape, tagShape, videosShape } from './content-shape.ts'
import { imagesShape } from './images-shape.ts'

export const userShape = (user: User) => ({
  id: user.id,
  entityId: user.id,
  username: user.username,
  fullName: user.full_name,
  firstName: user.first_name,
  imageSmallUrl: user.image_small_url,
  imageMediumUrl: user.image_medium_url,
  imageLargeUrl: user.image_large_url,
  imageXlargeUrl: user.image_xlarge_url,
  followerCount: user.follower_count,
  explicitlyFollowedByMe: user.explicitly_followed_by_me,
  blockedByMe: user.blocked_by_me,
  isVerifiedMerchant: user.is_verified_merchant,
  verifiedIdentity: user.verified_identity,
  domainUrl: user.domain_url,
  isPrivateProfile: user.is_private_profile,
  viewerCan: user.viewer_can,
})

const productShape = ({ offer_summary: offer, shipping_info: shipping, ...product }: RichProduct) => ({
  ...product,
  offerSummary: {
    price: offer.price,
    minPrice: offer.min_price,
    maxPrice: offer.max_price,
    standardPrice: offer.standard_price,
    currency: offer.currency,
    inStock: offer.in_stock,
  },
  shippingInfo: shipping,
})

const recipeShape = ({ cook_times: cookTimes, ...recipe }: RichRecipe) => ({ ...recipe, cookTimes })

const articleShape = ({ date_published: datePublished, ...article }: RichArticle) => ({ ...article, datePublished })

const richMetadataShape = ({ site_name: siteName, products, recipe, article, ...page }: RichMetadata) => ({
  ...page,
  siteName,
  products: products.map(productShape),
  recipe: recipe && recipeShape(recipe),
  article: article && articleShape(article),
})

const sponsorShape = ({ id, username, full_name: fullName }: NonNullable<Sponsorship['creator']>) => ({
  id,
  username,
  fullName,
})

const sponsorshipShape = ({ status, sponsor, creator, viewer_can: viewerCan }: Sponsorship) => ({
  status,
  sponsor: sponsor && sponsorShape(sponsor),
  creator: creator && sponsorShape(creator),
  viewerCan,
})

/** The contract's pin under the names of the GraphQL schema (PIN-02). Computed fields have a resolver. */
export const pinShape = (pin: Pin, subjects: PinSubjects) => ({
  id: pin.id,
  entityId: pin.id,
  title: pin.title,
  gridTitle: pin.grid_title,
  description: pin.description,
  altText: pin.alt_text,
  link: pin.link,
  domain: pin.domain,
  mobileLink: pin.mobile_link ?? null,
  trackedLink: pin.tracked_link ?? null,
  trackingParams: pin.tracking_params ?? '',
  isUnsafe: pin.is_unsafe ?? false,
  isOosProduct: pin.is_oos_product ?? false,
  isStaleProduct: pin.is_stale_product ?? false,
  isEligibleForPdp: pin.is_eligible_for_pdp ?? false,
  shoppingFlags: pin.shopping_flags ?? [],
  category: pin.category ?? null,
  pinTags: (pin.pin_tags ?? []).map(tagShape),
  userMentionTags: (pin.user_mention_tags ?? []).map(({ user_id: userId, ...tag }) => ({ userId, ...tag })),
  interestTags: pin.interest_tags ?? [],
  trackingParamsMap: pin.tracking_params_map ?? {},
  isEligibleForAggregatedComments: pin.is_eligible_for_aggregated_comments ?? false,
  shipsToUserCountry: pin.ships_to_user_country ?? null,
  richMetadata: pin.rich_metadata ? richMetadataShape(pin.rich_metadata) : null,
  dominantColor: pin.dominant_color,
  placeholder: pin.placeholder,
  imageSignature: pin.image_signature,
  images: imagesShape(pin.images),
  isAnimated: pin.is_animated,
  creativeType: pin.creative_type,
  pageCount: pin.page_count,
  videoDuration: pin.video_duration,
  videos: pin.videos && videosShape(pin.videos),
  carouselData: pin.carousel_data && carouselShape(pin.carousel_data),
  storyPinDataId: pin.story_pin_data_id,
  createdAt: pin.created_at,
  isPromoted: pin.is_promoted,
  commentsDisabled: pin.comments_disabled,
  isSearchHidden: pin.is_search_hidden,
  repinCount: pin.repin_count,
  aggregatedPinData: {
    commentCount: pin.comment_count,
    didItData: { imagesCount: pin.aggregated_pin_data?.did_it_data.images_count ?? 0 },
  },
  reactionCountsData: Object.entries(pin.reaction_counts ?? {}).map(([type, count]) => ({
    reactionType: Number(type),
    reactionCount: count,
  })),
  reactionByMe: pin.reaction_by_me ?? 0,
  favoritedByMe: pin.favorited_by_me ?? false,
  favoriteUserCount: pin.favorite_user_count ?? 0,
  pinNote: pin.pin_note && { text: pin.pin_note.text, updatedAt: pin.pin_note.updated_at },
  closeupUserNote: pin.closeup_user_note,
  unifiedUserNote: pin.unified_user_note,
  doneByMe: pin.done_by_me ?? false,
  sponsorship: pin.sponsorship && sponsorshipShape(pin.sponsorship),
  isHidden: pin.is_hidden ?? false,
  privacy: pin.privacy,
  sensitivity: pin.sensitivity,
  sensitivityScreen: pin.sensitivity_screen,
  pinner: pin.pinner && userShape(pin.pinner),
  originPinner: pin.origin_pinner && userShape(pin.origin_pinner),
  nativeCreator: pin.native_creator && userShape(pin.native_creator),
  closeupAttribution: pin.closeup_attribution && userShape(pin.closeup_attribution),
  board: { ...pin.board, entityId: pin.board.id },
  section: pin.section,
  savedInfo: pin.savedInfo,
  viewerCan: pin.viewer_can,
  subjects,
})

export type PinShape = ReturnType<typeof pinShape>
