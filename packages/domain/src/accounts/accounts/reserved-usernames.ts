/**
 * Names that no one may have: first path segments, where a profile would hide a page or a page a profile, and names
 * that speak for the site. A protocol test checks the route table against this list.
 */
export const RESERVED_USERNAMES: ReadonlySet<string> = new Set(
  `about abuse account accounts admin administrator ads advertise advertiser advertising analytics api apps archive
  article articles asset assets audience auth billing blog board boards browse bug business businesses callback
  campaign careers categories category claim collage collages comment comments community contact convert copyright
  corkboard create csrf dashboard data debug deleted design dev developer developers discover docs download draft
  drafts edit editorial email emails embed error event events everyone everything explore export favicon feature
  features feed feedback feeds follow followers following forgot graphql group groups guidelines healthz help home
  homefeed host hub idea ideas image images import inbox index info install invite invites item items jobs join js
  legal license links list lists live localhost log login logout mail manifest me media mention mentions message
  messages metrics mobile moderator moderators myself new news newsletter next nobody null oauth oembed offline official offsite
  fonts onboarding operator options owner page pagehandlers pages parental parental_passcode partner partners passcode
  password payment payments people pin pins policies policy popular post posts press preview pricing privacy profile
  profiles promote promoted public readyz recent recover redirect register related report reports reset resource
  resources robots root rss safety sale sales save saved search secret section sections secure security self service
  session sessions settings setup share shop shopping shuffle shuffles sign signin signout signup site sitemap source
  spam staff start static stats status store storefront story subscribe subscription support system tag tags team
  terms test today tools topic topics trending trends undefined unsubscribe upload uploads user username users v3 v4
  v5 verify video videos vx web webhook webmaster website welcome widget widgets www you`.split(/\s+/),
)

/** Letters that are easily confused. */
const skeletonOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[1il]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')

const RESERVED_SKELETONS = new Set([...RESERVED_USERNAMES].map(skeletonOf))

/** True when a username is reserved or could be read as a reserved one: `adm1n`, `Log_in`, `supp0rt`. */
export const isReservedUsername = (username: string): boolean => RESERVED_SKELETONS.has(skeletonOf(username))
