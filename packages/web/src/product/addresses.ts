import type { PinEntity, UserEntity } from '../store/entities.ts'

/** Paths of the product's pages. They end in a slash, like the canonical addresses. */
export const homePath = '/'
export const logInPath = '/login/'
export const signUpPath = '/signup/'
export const resetPasswordPath = '/password/reset/'
export const settingsPath = '/settings/account-settings/'
export const editProfilePath = '/settings/edit/profile/'
export const twoFactorPath = '/settings/two-factor/'
export const mailNotificationsPath = '/settings/messages/mail/'
export const cookieSettingsPath = '/settings/cookies/'
export const saveAnywherePath = '/settings/saving/'
export const passcodePath = '/parental-passcode/'
export const adminPath = '/admin/'
export const reportsPath = '/admin/reports/'
export const notificationsPath = '/news/'
export const messagesPath = '/messages/'
export const conversationPath = (id: string): string => `/messages/${id}/`
export const notificationSettingsPath = '/settings/messages/news/'
export const createPinPath = '/pin/create/'
/** CREATE-04 (ours): the story editor. */
export const createStoryPath = '/pin/create/story/'
export const storyDraftPath = (id: string): string => `${createStoryPath}?draft=${id}`
/** CREATE-06 (ours): the viewer's scheduled pins. */
export const scheduledPinsPath = '/pin/scheduled/'
export const createBoardPath = '/board/create/'

export const pinPath = (pin: Pick<PinEntity, 'id'>): string => `/pin/${pin.id}/`
/**
 * PIN-16: returns the path that leads to a pin's link, for callers that know only the pin.
 * @param url leads to this URL of its description instead
 */
export const offsitePath = (pin: Pick<PinEntity, 'id'>, url?: string): string =>
  `/offsite/?pin=${pin.id}${url === undefined ? '' : `&url=${encodeURIComponent(url)}`}`
/** PIN-14 */
export const sentPath = (pin: Pick<PinEntity, 'id'>): string => `${pinPath(pin)}sent/`
export const profilePath = (user: Pick<UserEntity, 'username'>): string => `/${encodeURIComponent(user.username)}/`
/** Many users who may not open a private profile see its owner in comments and messages. For them there is no link. */
export const openProfilePath = (
  user: Pick<UserEntity, 'id' | 'username' | 'is_private_profile' | 'explicitly_followed_by_me'>,
  viewerId: string | undefined,
): string | undefined =>
  user.is_private_profile && !user.explicitly_followed_by_me && user.id !== viewerId ? undefined : profilePath(user)
/** A profile opens with the saved pins by default, unless its owner chose otherwise (PEOPLE-01). */
export const savedTabPath = (user: Pick<UserEntity, 'username' | 'profile_view'>): string =>
  user.profile_view?.tab === 'created' ? `${profilePath(user)}?tab=saved` : profilePath(user)

/** Returns the path of a page that requires an account, with a return to where the user was. */
export const withReturn = (path: string, next: string): string =>
  next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`
