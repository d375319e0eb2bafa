// Made by `npm run gen` from the documents of packages/contract/graphql. Do not edit.

export interface CloseupDetailQueryVariables {
  readonly pinId: string
  readonly isAuth: boolean
  readonly isDesktop: boolean
}

export interface CloseupDetailQueryData {
  readonly pin: {
    readonly id: string
    readonly description: string
    readonly link: string | null
    readonly domain: string | null
    readonly mobileLink: string | null
    readonly trackedLink: string | null
    readonly trackingParams: string
    readonly trackingParamsMap: {
      readonly pin: string
    }
    readonly isUnsafe: boolean
    readonly isOosProduct: boolean
    readonly isStaleProduct: boolean
    readonly isEligibleForPdp: boolean
    readonly shoppingFlags: readonly (string)[]
    readonly category: string | null
    readonly pinTags: readonly ({
      readonly id: string
      readonly x: number
      readonly y: number
      readonly media: number
      readonly type: string
      readonly pin: {
        readonly id: string
        readonly title: string
        readonly image: {
          readonly url: string
          readonly width: number
          readonly height: number
        } | null
        readonly dominant_color: string
      } | null
      readonly user: {
        readonly id: string
        readonly username: string
        readonly full_name: string
        readonly image_medium_url: string | null
      } | null
      readonly link: string | null
    })[]
    readonly userMentionTags: readonly ({
      readonly user_id: string
      readonly username: string
      readonly offset: number
      readonly length: number
    })[]
    readonly interestTags: readonly ({
      readonly id: string
      readonly name: string
      readonly url: string
    })[]
    readonly shipsToUserCountry?: boolean | null
    readonly richMetadata: {
      readonly title: string
      readonly description: string
      readonly site_name: string
      readonly url: string
      readonly products: readonly ({
        readonly name: string
        readonly brand: string | null
        readonly offer_summary: {
          readonly price: number | null
          readonly min_price: number | null
          readonly max_price: number | null
          readonly standard_price: number | null
          readonly currency: string | null
          readonly in_stock: boolean | null
        }
        readonly shipping_info: {
          readonly price: number
          readonly currency: string | null
          readonly countries: readonly (string)[]
        } | null
        readonly rating: {
          readonly value: number
          readonly count: number
        } | null
      })[]
      readonly recipe: {
        readonly name: string
        readonly ingredients: readonly (string)[]
        readonly cook_times: {
          readonly prep: number | null
          readonly cook: number | null
          readonly total: number | null
        }
        readonly servings: string | null
        readonly rating: {
          readonly value: number
          readonly count: number
        } | null
      } | null
      readonly article: {
        readonly name: string
        readonly description: string
        readonly authors: readonly (string)[]
        readonly date_published: string | null
      } | null
    } | null
    readonly createdAt: string
    readonly pinJoin: {
      readonly breadcrumbs: readonly ({
        readonly name: string
        readonly url: string
      })[]
      readonly annotations: readonly (string)[]
      readonly related_interests: readonly ({
        readonly id: string
        readonly name: string
        readonly url: string
      })[]
    }
    readonly isPromoted: boolean
    readonly commentsDisabled: boolean
    readonly isEligibleForAggregatedComments: boolean
    readonly repinCount: number
    readonly aggregatedPinData: {
      readonly commentCount: number
      readonly did_it_data: {
        readonly images_count: number
      }
    }
    readonly reactionCountsData: readonly ({
      readonly reactionType: number
      readonly reactionCount: number
    })[]
    readonly favoriteUserCount: number
    readonly sponsorship: {
      readonly status: number
      readonly sponsor: {
        readonly id: string
        readonly username: string
        readonly full_name: string
      } | null
      readonly creator: {
        readonly id: string
        readonly username: string
        readonly full_name: string
      } | null
      readonly viewer_can: readonly (string)[]
    } | null
    readonly reactionByMe?: number
    readonly favoritedByMe?: boolean
    readonly recommendationReason?: {
      readonly kind: string
      readonly name: string | null
      readonly url: string | null
    } | null
    readonly pinNote?: {
      readonly text: string
      readonly updated_at: string
    } | null
    readonly closeupUserNote?: string | null
    readonly unifiedUserNote?: string | null
    readonly doneByMe?: boolean
    readonly isHidden?: boolean
    readonly descriptionHtml?: string
    readonly pinner: {
      readonly id: string
      readonly username: string
      readonly fullName: string
      readonly firstName: string
      readonly imageSmallUrl: string | null
      readonly imageMediumUrl: string | null
      readonly imageLargeUrl: string | null
      readonly imageXlargeUrl: string | null
      readonly entityId: string
      readonly followerCount: number
      readonly isVerifiedMerchant: boolean
      readonly verifiedIdentity: {
        readonly verified: boolean
      }
      readonly domainUrl: string | null
      readonly isPrivateProfile: boolean
      readonly explicitlyFollowedByMe?: boolean
      readonly blockedByMe?: boolean
      readonly viewerCan?: readonly (string)[]
    } | null
    readonly originPinner: {
      readonly id: string
      readonly username: string
      readonly fullName: string
      readonly firstName: string
      readonly imageSmallUrl: string | null
      readonly imageMediumUrl: string | null
      readonly imageLargeUrl: string | null
      readonly imageXlargeUrl: string | null
    } | null
    readonly nativeCreator: {
      readonly id: string
      readonly username: string
      readonly full_name: string
    } | null
    readonly closeupAttribution: {
      readonly id: string
      readonly username: string
      readonly full_name: string
    } | null
    readonly board: {
      readonly id: string
      readonly entityId: string
      readonly name: string
      readonly url: string
      readonly privacy: string
      readonly layout: string
      readonly isCollaborative: boolean
      readonly collaboratedByMe?: boolean
      readonly access?: string | null
      readonly owner: {
        readonly id: string
        readonly username: string
        readonly fullName: string
        readonly firstName: string
        readonly imageSmallUrl: string | null
        readonly imageMediumUrl: string | null
        readonly imageLargeUrl: string | null
        readonly imageXlargeUrl: string | null
      }
    }
    readonly section: {
      readonly id: string
      readonly slug: string
      readonly title: string
    } | null
  } | null
}

export interface CloseupPageQueryVariables {
  readonly pinId: string
  readonly isAuth: boolean
}

export interface CloseupPageQueryData {
  readonly pin: {
    readonly id: string
    readonly entityId: string
    readonly title: string
    readonly gridTitle: string
    readonly altText: string
    readonly dominantColor: string
    readonly placeholder: string
    readonly imageSignature: string
    readonly images: {
      readonly size236x: {
        readonly url: string
        readonly width: number
        readonly height: number
      }
      readonly size474x: {
        readonly url: string
        readonly width: number
        readonly height: number
      }
      readonly size564x: {
        readonly url: string
        readonly width: number
        readonly height: number
      }
      readonly size736x: {
        readonly url: string
        readonly width: number
        readonly height: number
      }
      readonly size1200x: {
        readonly url: string
        readonly width: number
        readonly height: number
      }
      readonly size600x315: {
        readonly url: string
        readonly width: number
        readonly height: number
      }
      readonly orig: {
        readonly url: string
        readonly width: number
        readonly height: number
      }
    }
    readonly isAnimated: boolean
    readonly creativeType: string
    readonly pageCount: number
    readonly videoDuration: number
    readonly videos: {
      readonly video_list: {
        readonly V_HLSV4: {
          readonly url: string
          readonly width: number
          readonly height: number
          readonly duration: number
          readonly thumbnail: string
        } | null
        readonly V_HLSV3_MOBILE: {
          readonly url: string
          readonly width: number
          readonly height: number
          readonly duration: number
          readonly thumbnail: string
        } | null
        readonly V_720P: {
          readonly url: string
          readonly width: number
          readonly height: number
          readonly duration: number
          readonly thumbnail: string
        } | null
      }
      readonly has_sound: boolean
      readonly captions_url: string | null
      readonly transcript: string | null
    } | null
    readonly carouselData: {
      readonly id: string
      readonly index: number
      readonly carousel_slots: readonly ({
        readonly id: string
        readonly title: string
        readonly description: string
        readonly link: {
          readonly src_url: string
          readonly domain: string
          readonly tracked_link: string
        } | null
        readonly image_signature: string
        readonly images: {
          readonly size236x: {
            readonly url: string
            readonly width: number
            readonly height: number
          }
          readonly size474x: {
            readonly url: string
            readonly width: number
            readonly height: number
          }
          readonly size736x: {
            readonly url: string
            readonly width: number
            readonly height: number
          }
          readonly size1200x: {
            readonly url: string
            readonly width: number
            readonly height: number
          }
        }
        readonly dominant_color: string
        readonly placeholder: string
        readonly alt_text: string
      })[]
    } | null
    readonly storyPinDataId: string | null
    readonly storyPinData: {
      readonly id: string
      readonly page_count: number
      readonly total_video_duration: number
      readonly pages: readonly ({
        readonly id: string
        readonly title: string
        readonly description: string
        readonly background_color: string
        readonly layout: string
        readonly blocks: readonly ({
          readonly id: string
          readonly type: string
          readonly text: string
          readonly detail: string
          readonly style: {
            readonly alignment: number
            readonly hex_color: string
            readonly highlight_color: string | null
            readonly vertical_alignment: number
            readonly font_size: number
            readonly line_height: number
            readonly letter_spacing: number
            readonly font_id: string | null
          }
          readonly edits: {
            readonly left: number
            readonly top: number
            readonly width: number
            readonly height: number | null
            readonly scale: number
            readonly transform: {
              readonly rotate: number
              readonly scaleX: number
              readonly scaleY: number
            }
          }
          readonly image: {
            readonly image_signature: string
            readonly images: {
              readonly size236x: {
                readonly url: string
                readonly width: number
                readonly height: number
              }
              readonly size474x: {
                readonly url: string
                readonly width: number
                readonly height: number
              }
              readonly size736x: {
                readonly url: string
                readonly width: number
                readonly height: number
              }
              readonly size1200x: {
                readonly url: string
                readonly width: number
                readonly height: number
              }
            }
            readonly dominant_color: string
            readonly placeholder: string
            readonly alt_text: string
          } | null
          readonly videos: {
            readonly video_list: {
              readonly V_HLSV4: {
                readonly url: string
                readonly width: number
                readonly height: number
                readonly duration: number
                readonly thumbnail: string
              } | null
              readonly V_HLSV3_MOBILE: {
                readonly url: string
                readonly width: number
                readonly height: number
                readonly duration: number
                readonly thumbnail: string
              } | null
              readonly V_720P: {
                readonly url: string
                readonly width: number
                readonly height: number
                readonly duration: number
                readonly thumbnail: string
              } | null
            }
            readonly has_sound: boolean
            readonly captions_url: string | null
            readonly transcript: string | null
          } | null
          readonly link: {
            readonly src_url: string
            readonly domain: string
            readonly tracked_link: string
          } | null
          readonly user_id: string | null
          readonly user: {
            readonly id: string
            readonly username: string
            readonly full_name: string
            readonly image_medium_url: string | null
          } | null
          readonly pin_id: string | null
          readonly pin: {
            readonly id: string
            readonly title: string
            readonly image: {
              readonly url: string
              readonly width: number
              readonly height: number
            } | null
            readonly dominant_color: string
          } | null
          readonly comment_id: string | null
          readonly comment: {
            readonly id: string
            readonly pin_id: string
            readonly text: string
            readonly user: {
              readonly id: string
              readonly username: string
              readonly full_name: string
              readonly image_medium_url: string | null
            }
          } | null
          readonly color: string | null
          readonly music_url: string | null
          readonly is_removed: boolean
        })[]
      })[]
    } | null
    readonly privacy: string
    readonly sensitivity: string | null
    readonly sensitivityScreen: boolean
    readonly isSearchHidden: boolean
    readonly seoTitle: string
    readonly seoDescription: string
    readonly seoUrl: string
    readonly pinJoin: {
      readonly canonicalUrl: string
    }
    readonly savedInfo?: {
      readonly boardId: string
      readonly localPinId: string
      readonly sectionId: string | null
      readonly title: string
      readonly type: string
      readonly url: string
    } | null
    readonly viewerCan: readonly (string)[]
  } | null
}

/** What a client sends as `queryHash`, by the name of the query. */
export const QUERY_HASHES = {
  CloseupDetailQuery: '0b61103de7da55b473ea63d69fdbef593924aa3d3adc2584803640e15ac95501',
  CloseupPageQuery: '05db89bd7303b2803a0b3a6cd9c6f2e46dd1e335c138fd7beb2b1db0ee32e338',
} as const

export interface Queries {
  readonly CloseupDetailQuery: { readonly variables: CloseupDetailQueryVariables; readonly data: CloseupDetailQueryData }
  readonly CloseupPageQuery: { readonly variables: CloseupPageQueryVariables; readonly data: CloseupPageQueryData }
}
