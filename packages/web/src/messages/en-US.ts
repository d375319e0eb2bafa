import { featureTexts } from './en-US.features.ts'
import type { adminTexts } from './en-US.admin.ts'
import type { ageTexts } from './en-US.ages.ts'
import type { commentTexts } from './en-US.comments.ts'
import type { contentTexts } from './en-US.content.ts'
import type { editorialTexts } from './en-US.editorial.ts'
import type { inviteTexts } from './en-US.invites.ts'
import type { linkTexts } from './en-US.links.ts'
import type { makingTexts } from './en-US.making.ts'
import type { markTexts } from './en-US.marks.ts'
import type { memberTexts } from './en-US.member.ts'
import type { organizingTexts } from './en-US.organizing.ts'
import type { peopleTexts } from './en-US.people.ts'
import type { placeTexts } from './en-US.places.ts'
import type { preferenceTexts } from './en-US.preferences.ts'
import type { searchTexts } from './en-US.search.ts'
import type { settingsTexts } from './en-US.settings.ts'
import type { standingByTexts } from './en-US.standing-by.ts'
import type { todayTexts } from './en-US.today.ts'
import type { topicTexts } from './en-US.topics.ts'
import type { visualTexts } from './en-US.visual.ts'

/**
 * Every text of the app, in ICU message format, by place. `npm run gen` compiles it; texts that a person's screen
 * reader alone meets stand here too. Errors come from the catalog of the contract and are not repeated.
 */
export const enUS = {
  ...featureTexts,

  'site.name': 'Corkboard',

  'header.label': 'Site',
  'header.home': 'Home',
  'header.search': 'Search',
  'header.search.clear': 'Clear search',
  'header.logIn': 'Log in',
  'header.signUp': 'Sign up',
  'header.skip': 'Skip to content',

  'shell.loading': 'Loading....',
  'shell.waiting': 'Loading',
  'shell.toasts': 'Messages',
  'shell.dismiss': 'Dismiss',

  'error.default': 'Sorry! Something went wrong on our end!',
  'error.retry': 'Try again',
  'error.home': 'Go to the home page',
  'error.notFound.title': 'This page is not here',
  'error.notFound.text': 'The link may be broken, or what it led to may have been removed.',
  'error.gone.title': 'This page is gone',
  'error.gone.text': 'What was here has been removed.',

  'home.title': 'Home',
  'home.label': 'Home feed',
} as const satisfies Readonly<Record<string, string>>

export type MessageId =
  | keyof typeof enUS
  | keyof typeof adminTexts
  | keyof typeof ageTexts
  | keyof typeof commentTexts
  | keyof typeof contentTexts
  | keyof typeof editorialTexts
  | keyof typeof inviteTexts
  | keyof typeof linkTexts
  | keyof typeof makingTexts
  | keyof typeof markTexts
  | keyof typeof memberTexts
  | keyof typeof organizingTexts
  | keyof typeof peopleTexts
  | keyof typeof placeTexts
  | keyof typeof preferenceTexts
  | keyof typeof searchTexts
  | keyof typeof settingsTexts
  | keyof typeof standingByTexts
  | keyof typeof todayTexts
  | keyof typeof topicTexts
  | keyof typeof visualTexts
