import { defineErrors } from './error-entry.ts'
import { FORM_ERRORS } from './form-errors.ts'
import { MEDIA_ERRORS } from './media/errors.ts'

/** The error catalog: every error the product can return. Browsers load only the parts that they use. */
export const ERRORS = defineErrors({
  ...FORM_ERRORS,
  ...MEDIA_ERRORS,

  // Anything unforeseen (SHELL-19).
  unknown: { status: 500, api: 500, message: 'Sorry! Something went wrong on our end!' },

  // The request itself.
  'request.malformed': { status: 400, api: 1, message: 'We couldn’t read this request.' },
  'request.too_large': { status: 413, api: 413, message: 'This is too large to send.' },
  'request.not_found': { status: 404, api: 404, message: 'There’s nothing at this address.' },
  'request.method_not_allowed': { status: 405, api: 5, message: 'This address doesn’t support that method.' },
  'request.origin': { status: 403, api: 403, message: 'This request came from another site and was refused.' },
  'request.csrf': { status: 403, api: 403, message: 'Your page is out of date. Refresh it and try again.' },
  'request.rate': { status: 429, api: 8, message: 'You’re going a little fast. Wait a moment and try again.' },
  'request.overloaded': { status: 503, api: 503, message: 'We’re very busy right now. Try again in a moment.' },
  'request.unavailable': {
    status: 503,
    api: 503,
    message: 'We can’t reach our data right now. Try again in a moment.',
  },
  'idempotency.conflict': {
    status: 409,
    api: 409,
    message: 'This idempotency key was already used for another request.',
  },
  'idempotency.malformed': { status: 400, api: 1, message: 'Use 8 to 128 visible characters for the idempotency key.' },
  'resource.unknown': { status: 404, api: 404, message: 'This resource doesn’t exist.' },
  'query.unknown': { status: 400, api: 1, message: 'This query doesn’t exist.' },
  'bookmark.invalid': { status: 400, api: 1, message: 'This list can’t continue from here. Start from the top.' },

  // Authentication.
  'auth.required': { status: 401, api: 2, message: 'Log in to do this.' },
  'auth.failed': { status: 401, api: 78, message: 'The email or password you entered is incorrect.' },
  'auth.limited': { status: 401, api: 2, message: 'Enter your password to do this.' },
  'auth.other_account': {
    status: 409,
    api: 409,
    message: 'You logged in or switched accounts in another tab. Reload this page to continue.',
  },
  'auth.password_required': { status: 403, api: 29, message: 'Enter your password to continue.' },
  'auth.login_again': { status: 403, api: 29, message: 'Log out and log in again to do this.' },
  'auth.not_allowed': { status: 403, api: 29, message: 'You’re not allowed to do this.' },
  'auth.write_banned': { status: 403, api: 29, message: 'Your account can’t make changes right now.' },

  // The second step at login (IDENT-20). Handshakes pass `mfa.needed` through instead of failing.
  'mfa.needed': { status: 401, api: 1501, message: 'Enter the code from your authenticator app.' },
  'mfa.wrong': { status: 401, api: 1502, message: 'That didn’t work. Try again.' },
  'mfa.expired': { status: 401, api: 1503, message: 'That took too long. Start again.' },
  'mfa.has_totp': { status: 409, api: 409, message: 'You already have an authenticator app. Remove it first.' },
  'mfa.too_many': { status: 403, api: 403, message: 'You’ve reached the limit of 10 passkeys.' },
  'mfa.no_password': { status: 403, api: 403, message: 'Set a password first.' },
  'mfa.is_required': { status: 403, api: 29, message: 'Admins need two-factor authentication.' },
  'mfa.off': { status: 409, api: 409, message: 'Turn on two-factor authentication first.' },
  'bot_check.failed': { status: 403, api: 403, message: 'We couldn’t tell if you’re a person. Try again.' },
  'handshake.expired': { status: 401, api: 1504, message: 'That took too long. Log in again.' },
  'social.not_linked': { status: 404, api: 404, message: 'That account isn’t linked.' },
  'social.last_way': { status: 409, api: 409, message: 'Set a password first, or you won’t be able to log in.' },
  'social.not_configured': { status: 409, api: 409, message: 'This way to log in isn’t available here.' },

  // Accounts.
  'user.last_owner': {
    status: 409,
    api: 409,
    message: 'You’re the only owner of this site. Make someone else an owner first.',
  },
  'user.not_found': { status: 404, api: 30, message: 'We couldn’t find that person.' },
  'email.taken': { status: 409, api: 90, message: 'There’s already an account with this email.' },
  'email.unchanged': { status: 400, api: 1, message: 'This is already your email.' },
  'link.expired': { status: 410, api: 410, message: 'This link no longer works. Request a new one.' },
  'subscription.unknown': {
    status: 404,
    api: 404,
    message: 'This link is incomplete. Use the one in our latest email to you.',
  },
  'invite.not_found': { status: 404, api: 404, message: 'This invite no longer works.' },
  'news.not_found': { status: 404, api: 404, message: 'We couldn’t find that notification.' },
  'session.not_found': { status: 404, api: 404, message: 'This session has already ended.' },
  'username.invalid': {
    status: 400,
    api: 1,
    message: 'Use 3 to 30 letters, numbers or underscores, and not only numbers.',
  },
  'username.taken': { status: 409, api: 91, message: 'This username is taken.' },
  'password.wrong': { status: 403, api: 29, message: 'The password you entered is incorrect.' },
  'password.characters': {
    status: 400,
    api: 1,
    message: 'Oops! Your password can only have letters, numbers and basic symbols.',
  },
  'password.common': { status: 400, api: 1, message: 'This password is too easy to guess. Try another.' },
  'password.personal': {
    status: 400,
    api: 1,
    message: 'Don’t use your name, your email or the name of this site.',
  },
  'birthday.invalid': { status: 400, api: 1, message: 'Enter a real date of birth.' },
  // The parental passcode (IDENT-12), with the texts of consumer §5.
  'backup_email.unconfirmed': {
    status: 409,
    api: 409,
    message: 'The backup email isn’t confirmed yet. Follow the link we sent there first.',
  },
  'passcode.required': { status: 403, api: 1505, message: 'Parental passcode required' },
  'passcode.wrong': { status: 403, api: 1506, message: 'That passcode is incorrect. Try again.' },
  'passcode.locked': {
    status: 429,
    api: 8,
    message: 'That passcode was incorrect too many times. Wait a while and try again.',
  },
  'passcode.exists': { status: 409, api: 409, message: 'You already have a parental passcode.' },
  'passcode.none': { status: 409, api: 409, message: 'You don’t have a parental passcode.' },
  'passcode.adult': { status: 403, api: 403, message: 'Parental passcodes are for people under 18.' },

  'about.too_long': { status: 400, api: 1, message: 'Use 160 characters or fewer.' },
  'pronouns.too_long': { status: 400, api: 1, message: 'Use 40 characters or fewer.' },
  'website.invalid': { status: 400, api: 1, message: 'Enter a web address, like https://example.com.' },
  'phone.invalid': { status: 400, api: 1, message: 'Enter a phone number and choose its country.' },
  'merchant.domain_invalid': { status: 400, api: 1, message: 'Enter the shop’s domain, like shop.example.' },
  'merchant.storefront_invalid': {
    status: 400,
    api: 1,
    message:
      'Give each storefront a country, a language and a web address, and use each country and language together only once.',
  },
  'merchant.not_public': {
    status: 409,
    api: 409,
    message: 'Merchants must be adults with a public profile.',
  },
  'setting.under_16': { status: 403, api: 29, message: 'You can change this once you’re 16.' },
  'setting.given_once': { status: 403, api: 29, message: 'You can’t change this again.' },
  'setting.no_business': { status: 403, api: 29, message: 'Only business accounts have this setting.' },
  'setting.no_ads': { status: 403, api: 29, message: 'This site has no ads, so there’s nothing to set.' },
  'setting.no_push': { status: 403, api: 29, message: 'This site doesn’t send push notifications yet.' },
  'user.follow_limit': { status: 403, api: 403, message: 'You’ve reached the limit of 50,000 people you can follow.' },
  'user.self': { status: 400, api: 1, message: 'You can’t do this to yourself.' },

  // Boards.
  'board.not_found': { status: 404, api: 40, message: 'We couldn’t find that board.' },
  'board.not_allowed': { status: 403, api: 7, message: 'You can’t change this board.' },
  'board.removed': {
    status: 403,
    api: 7,
    message: 'An admin hid this board. Only you can see it until they restore it.',
  },
  'board.name_taken': { status: 409, api: 58, message: 'You already have a board with this name.' },
  'board.limit': { status: 403, api: 403, message: 'You’ve reached the limit of 2,000 boards.' },
  'board.blocked': {
    status: 409,
    api: 409,
    message: 'This board is being reorganized. Try again in a moment.',
  },
  'collaborator.not_found': { status: 404, api: 404, message: 'We couldn’t find that invitation or collaborator.' },
  'collaborator.not_taken': { status: 403, api: 403, message: 'You can’t invite this person.' },
  'collaborator.limit': { status: 403, api: 403, message: 'A board can have up to 250 collaborators and invitations.' },
  'board.join_not_taken': { status: 403, api: 403, message: 'You can’t ask to join this board.' },
  'transfer.not_found': { status: 404, api: 404, message: 'No one has been asked to take over this board.' },
  'transfer.not_collaborator': {
    status: 400,
    api: 1,
    message: 'Only a collaborator can take over this board.',
  },
  'transfer.pending': { status: 409, api: 409, message: 'Someone has already been asked to take over this board.' },
  'transfer.name_taken': {
    status: 409,
    api: 58,
    message: 'You already have a board with this name. Rename yours first.',
  },
  'board.act_over': { status: 409, api: 409, message: 'It’s too late to undo this.' },
  'section.not_found': { status: 404, api: 2031, message: 'We couldn’t find that section.' },
  'section.title_required': { status: 400, api: 1, message: 'Give your section a name.' },
  'section.title_too_long': { status: 400, api: 1, message: 'Use 180 characters or fewer.' },
  'section.title_taken': { status: 409, api: 409, message: 'This board already has a section with this name.' },
  'section.limit': { status: 403, api: 403, message: 'You’ve reached the limit of 250 sections on this board.' },

  // Drafts (CREATE-01).
  'draft.not_found': { status: 404, api: 404, message: 'This draft was published or deleted in another window.' },
  'draft.conflict': { status: 409, api: 409, message: 'This draft changed in another window.' },
  'draft.limit': {
    status: 403,
    api: 403,
    message: 'You have 100 drafts. Publish or delete some to save more.',
  },

  // Today (FIND-03).
  'article.not_found': { status: 404, api: 404, message: 'We couldn’t find that article.' },
  'article.changed': {
    status: 409,
    api: 409,
    message: 'Someone else changed this article since you opened it. Copy your changes and open it again.',
  },
  'article.title_too_long': { status: 400, api: 1, message: 'Use 100 characters or fewer.' },
  'article.description_too_long': { status: 400, api: 1, message: 'Use 300 characters or fewer.' },
  'article.text_too_long': {
    status: 400,
    api: 1,
    message: 'Use up to 100 characters for a heading and 2,000 for a paragraph.',
  },
  'article.too_long': { status: 400, api: 1, message: 'An article can have up to 100 parts.' },
  'article.too_many_covers': { status: 400, api: 1, message: 'An article can have up to 5 covers.' },
  'article.pin_hidden': { status: 400, api: 1, message: 'Only pins that everyone can see can go into an article.' },
  'article.board_hidden': { status: 400, api: 1, message: 'Only boards that everyone can see can go into an article.' },
  'article.no_pins': { status: 400, api: 1, message: 'Add at least one pin that everyone can see.' },
  'article.until_before_from': {
    status: 400,
    api: 1,
    message: 'Choose an end after the start and in the future.',
  },

  // Pins.
  'topic.not_found': { status: 404, api: 404, message: 'We couldn’t find that topic.' },
  'topic.limit': { status: 400, api: 1, message: 'You’ve reached the limit of topics you can follow.' },
  'pin.not_found': { status: 404, api: 50, message: 'We couldn’t find that pin.' },
  'pin.not_allowed': { status: 403, api: 7, message: 'You can’t change this pin.' },
  'pin.alt_text_too_long': { status: 400, api: 1, message: 'Use 500 characters or fewer.' },
  'pin.tags': { status: 400, api: 1, message: 'A pin can have up to 20 tags.' },
  'pin.tag_object': { status: 400, api: 1, message: 'A tag is about one pin or one person.' },
  'pin.not_taggable': { status: 400, api: 1, message: 'Only images can have tags.' },
  'pin.mentions': { status: 400, api: 1, message: 'A description can mention up to 10 people.' },
  'pin.note_too_long': { status: 400, api: 1, message: 'Use 500 characters or fewer.' },
  'pin.did_it_too_long': { status: 400, api: 1, message: 'Use 500 characters or fewer.' },
  'pin.did_it_hidden': {
    status: 403,
    api: 7,
    message: 'An admin hid what you shared about this pin. You can only remove it.',
  },
  'pin.did_it_not_found': { status: 404, api: 404, message: 'This try was removed.' },
  'error_group.not_found': { status: 404, api: 404, message: 'We couldn’t find that error.' },
  'report.not_found': { status: 404, api: 404, message: 'We couldn’t find that report.' },
  'pin.carousel_slots': { status: 400, api: 1, message: 'A carousel needs 2 to 5 images.' },
  'pin.story_pages': { status: 400, api: 1, message: 'A story needs 1 to 20 pages.' },
  'pin.story_page_empty': { status: 400, api: 1, message: 'Add something to every page.' },
  'pin.story_block': { status: 400, api: 1, message: 'Something is missing on one of the pages.' },
  'pin.story_text_too_long': { status: 400, api: 1, message: 'Use 250 characters or fewer for each text.' },
  'pin.story_fonts': { status: 400, api: 1, message: 'A story can use up to 4 fonts.' },
  'pin.story_track': { status: 400, api: 1, message: 'This music is no longer available. Choose another track.' },
  'pin.story_mentions': { status: 400, api: 1, message: 'A story can mention up to 10 people.' },
  'scheduled_pin.not_found': { status: 404, api: 404, message: 'We couldn’t find that scheduled pin.' },
  'scheduled_pin.limit': { status: 403, api: 403, message: 'You’ve reached the limit of 100 scheduled pins.' },
  'pin.limit': { status: 403, api: 403, message: 'You’ve reached the limit of 200,000 pins.' },

  // Comments.
  'comment.not_found': { status: 404, api: 404, message: 'We couldn’t find that comment.' },
  'comment.not_allowed': { status: 403, api: 7, message: 'You can’t do this with this comment.' },
  'comment.off': { status: 403, api: 403, message: 'Comments are turned off for this pin.' },
  'comment.for_some': { status: 403, api: 403, message: 'Only people this person follows can comment here.' },
  'comment.photos_off': { status: 403, api: 403, message: 'Photos are turned off in the comments on this pin.' },
  'comment.empty': { status: 400, api: 1, message: 'Write something or add a photo.' },
  'comment.too_long': { status: 400, api: 1, message: 'Use 500 characters or fewer.' },
  'comment.link': { status: 400, api: 1, message: 'Comments can only link to pins and boards here.' },
  'comment.mentions': { status: 400, api: 1, message: 'A comment can mention up to 10 people.' },
  'comment.repeated': { status: 409, api: 409, message: 'You’ve already said this here.' },
  'comment.edit_over': { status: 403, api: 403, message: 'You can only edit a comment for 15 minutes.' },
  'translation.unavailable': { status: 503, api: 503, message: 'Translation isn’t available here.' },

  // Conversations.
  'conversation.not_found': { status: 404, api: 404, message: 'We couldn’t find that conversation.' },
  'conversation.full': { status: 403, api: 403, message: 'A conversation can have up to 20 people.' },
  'conversation.too_few': { status: 400, api: 1, message: 'Select at least two people.' },
  'conversation.not_group': { status: 400, api: 1, message: 'This conversation isn’t a group.' },
  'conversation.name_too_long': { status: 400, api: 1, message: 'Use 50 characters or fewer.' },
  'conversation.not_mutual': {
    status: 403,
    api: 403,
    message: 'Someone here only talks with people who follow each other. Not everyone in this group does.',
  },
  'message.alone': { status: 403, api: 403, message: 'Everyone else has left this conversation.' },
  'message.empty': { status: 400, api: 1, message: 'Write something or send a pin.' },
  'message.not_taken': { status: 403, api: 403, message: 'You can’t message this person.' },
  'message.no_answer': {
    status: 403,
    api: 403,
    message: 'They couldn’t reply. Your settings don’t let them message you.',
  },
  'message.waiting': { status: 403, api: 403, message: 'Wait for a reply before you write more.' },
  'message.pin_hidden': { status: 403, api: 403, message: 'This pin is on a secret board that they can’t see.' },

  // Pages and pictures of other sites (CREATE-07).
  'web.address': { status: 400, api: 1, message: 'Enter a web address, like https://example.com.' },
  'web.not_public': { status: 400, api: 1, message: 'This address isn’t on the public web.' },
  'web.redirects': { status: 400, api: 1, message: 'This address redirects too many times.' },
  'web.refused': {
    status: 400,
    api: 1,
    message: 'That site didn’t let us in. Save the image to your device and upload it.',
  },
  'web.gone': { status: 400, api: 1, message: 'There’s nothing at this address anymore.' },
  'web.not_a_page': { status: 400, api: 1, message: 'There’s no web page or image at this address.' },
  'web.not_an_image': { status: 400, api: 1, message: 'There’s no image at this address.' },
  'web.too_large': { status: 400, api: 1, message: 'Images from other sites can be up to 20 MB.' },
  'web.slow': { status: 400, api: 1, message: 'That site took too long to respond. Try again later.' },
  'web.unreachable': { status: 400, api: 1, message: 'We couldn’t reach that site. Check the address and try again.' },
  'web.no_saving': { status: 403, api: 403, message: 'This site doesn’t allow saving from its pages.' },
})

export type ErrorCode = keyof typeof ERRORS

/** Details of an error. `field` names the input at fault as the client sent it. */
export interface ErrorDetails {
  readonly field?: string
  /** Seconds to wait; becomes the Retry-After header. */
  readonly retryAfterSeconds?: number
  /** Replaces the catalog's text when the sentence has to name something. Public. */
  readonly message?: string
  /** A second sentence for users; public. */
  readonly messageDetail?: string
  /** Data for the log and for `extra_data`; never secrets. */
  readonly data?: Readonly<Record<string, string | number | boolean | null>>
}

/** An error the caller cannot get around. Each protocol converts it to its wire form in one place. */
export class CorkboardError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  constructor(code: ErrorCode, details: ErrorDetails = {}, cause?: unknown) {
    super(details.message ?? ERRORS[code].message, { cause })
    this.name = 'CorkboardError'
    this.code = code
    this.details = details
  }
  get status(): number {
    return ERRORS[this.code].status
  }
  get api(): number {
    return ERRORS[this.code].api
  }
}

/** `throw fail('board.not_found', { field: 'board_id' })` */
export const fail = (code: ErrorCode, details: ErrorDetails = {}, cause?: unknown): CorkboardError =>
  new CorkboardError(code, details, cause)

const MINUTE_S = 60

/** 'request.rate', with a text that says how long to wait if that is more than a moment. */
export const tooFast = (retryAfterSeconds: number): CorkboardError => {
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_S)
  const wait = { message: `You’re going a little fast. Try again in ${minutes} minutes.` }
  return fail('request.rate', { retryAfterSeconds, ...(minutes > 1 && wait) })
}
