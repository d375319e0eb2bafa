/**
 * The error catalog: every error the product can return, with its HTTP status and the text users read. `api` is the
 * numeric product code that clients of such sites expect (docs/spec, field facts §3.7); if they define none, it is the
 * HTTP status.
 */
interface CatalogEntry {
  readonly status: number
  readonly api: number
  readonly message: string
}

const define = <const T extends Record<string, CatalogEntry>>(entries: T): T => entries

export const ERRORS = define({
  // Anything unforeseen (SHELL-19).
  unknown: { status: 500, api: 500, message: 'Sorry! Something went wrong on our end!' },

  // The request itself.
  'request.malformed': { status: 400, api: 1, message: 'This request could not be read.' },
  'request.invalid': { status: 400, api: 1, message: 'Check this field and try again.' },
  'request.missing': { status: 400, api: 1, message: 'This field is required.' },
  'request.too_large': { status: 413, api: 413, message: 'This is too large to send.' },
  'request.not_found': { status: 404, api: 404, message: 'There is nothing at this address.' },
  'request.method_not_allowed': { status: 405, api: 5, message: 'This cannot be done at this address.' },
  'request.origin': { status: 403, api: 403, message: 'This request came from another site and was refused.' },
  'request.csrf': { status: 403, api: 403, message: 'Your page is out of date. Refresh it and try again.' },
  'request.rate': { status: 429, api: 8, message: 'You are going a little fast. Wait a moment and try again.' },
  'request.overloaded': { status: 503, api: 503, message: 'We are very busy right now. Try again in a moment.' },
  'request.unavailable': {
    status: 503,
    api: 503,
    message: 'We cannot reach our data right now. Try again in a moment.',
  },
  'idempotency.conflict': { status: 409, api: 409, message: 'This request was already used for something else.' },
  'idempotency.malformed': { status: 400, api: 1, message: 'The idempotency key must be 8 to 128 visible characters.' },
  'resource.unknown': { status: 404, api: 404, message: 'There is no such resource.' },
  'query.unknown': { status: 400, api: 1, message: 'This query is not known here.' },
  'bookmark.invalid': { status: 400, api: 1, message: 'This list cannot be continued from here. Start again.' },

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
  // IDENT-05
  'auth.token_missing': {
    status: 401,
    api: 2,
    message:
      'We were able to create your account, but there was a problem logging you in. Try refreshing the page to continue.',
  },
  'auth.login_again': { status: 403, api: 29, message: 'Log out and in again to do this.' },
  'auth.not_allowed': { status: 403, api: 29, message: 'You are not allowed to do this.' },
  'auth.write_banned': { status: 403, api: 29, message: 'Your account cannot make changes at the moment.' },

  // The second step at login (IDENT-20). Handshakes pass `mfa.needed` through instead of failing.
  'mfa.needed': { status: 401, api: 1501, message: 'Enter the code of your authenticator app.' },
  'mfa.wrong': { status: 401, api: 1502, message: 'That did not work. Try again.' },
  'mfa.expired': { status: 401, api: 1503, message: 'That took too long. Start again.' },
  'mfa.has_totp': { status: 409, api: 409, message: 'You have an authenticator app already. Remove it first.' },
  'mfa.name_too_long': { status: 400, api: 1, message: 'Names of passkeys have at most 60 characters.' },
  'mfa.too_many': { status: 403, api: 403, message: 'You have reached the limit of 10 passkeys.' },
  'mfa.no_password': { status: 403, api: 403, message: 'Set a password first.' },
  'mfa.is_required': { status: 403, api: 29, message: 'People who run this site need two-factor authentication.' },
  'mfa.off': { status: 409, api: 409, message: 'Turn on two-factor authentication first.' },
  'bot_check.failed': { status: 403, api: 403, message: 'We could not tell that you are a person. Try again.' },
  'handshake.expired': { status: 401, api: 1504, message: 'That took too long. Log in again.' },
  'social.failed': { status: 403, api: 403, message: 'Logging in with that account did not work. Try again.' },
  'social.canceled': { status: 403, api: 403, message: 'You have not let us know who you are.' },
  'social.no_email': { status: 403, api: 403, message: 'That account has no email address. Sign up with one instead.' },
  'social.email_taken': {
    status: 409,
    api: 90,
    message:
      'There is an account with that email. Log in to it with its password, and link the other in your settings.',
  },
  'social.linked_elsewhere': {
    status: 409,
    api: 409,
    message: 'That account is linked to somebody else here, or another one to you.',
  },
  'social.not_linked': { status: 404, api: 404, message: 'That account is not linked.' },
  'social.last_way': { status: 409, api: 409, message: 'You could not log in any more. Set a password first.' },
  'social.not_configured': { status: 409, api: 409, message: 'This way of logging in is not available here.' },

  // Accounts.
  'user.last_owner': {
    status: 409,
    api: 409,
    message: 'You are the only owner of this site. Make somebody else an owner first.',
  },
  'user.not_found': { status: 404, api: 30, message: 'We could not find that person.' },
  'email.invalid': { status: 400, api: 1, message: 'Please enter a valid email address' },
  'email.taken': { status: 409, api: 90, message: 'This email is already used by an account.' },
  'email.unchanged': { status: 400, api: 1, message: 'This is your email already.' },
  'link.expired': { status: 410, api: 410, message: 'This link does not work any more. Ask for a new one.' },
  'subscription.unknown': {
    status: 404,
    api: 404,
    message: 'This link is not complete. Use the one in your newest mail from us.',
  },
  'invite.not_found': { status: 404, api: 404, message: 'This invite does not work any more.' },
  'news.not_found': { status: 404, api: 404, message: 'This is no news any more.' },
  'session.not_found': { status: 404, api: 404, message: 'This session has ended already.' },
  'username.invalid': {
    status: 400,
    api: 1,
    message: 'Usernames have 3 to 30 letters, numbers or underscores, and not only numbers.',
  },
  'username.taken': { status: 409, api: 91, message: 'This username is taken.' },
  'password.wrong': { status: 403, api: 29, message: 'The password you entered is incorrect.' },
  'password.length': { status: 400, api: 1, message: 'Passwords have 8 to 128 characters.' },
  'password.characters': {
    status: 400,
    api: 1,
    message: 'Oops! Your password can only have letters, numbers and basic symbols.',
  },
  'password.common': { status: 400, api: 1, message: 'This password is too easy to guess. Choose another.' },
  'password.personal': {
    status: 400,
    api: 1,
    message: 'Your password should not contain your name, your email or the name of this site.',
  },
  'name.invalid': { status: 400, api: 1, message: 'First names have 1 to 30 characters.' },
  'birthday.invalid': { status: 400, api: 1, message: 'Enter a real date of birth.' },
  // The parental passcode (IDENT-12), with the texts of consumer §5.
  'field.required': { status: 400, api: 1, message: 'Required' },
  'passcode.digits': { status: 400, api: 1, message: 'Please only use numbers' },
  'passcode.length': { status: 400, api: 1, message: 'Please enter four digits' },
  'passcode.mismatch': { status: 400, api: 1, message: 'Please make sure your passcodes match' },
  'backup_email.own': { status: 400, api: 1, message: 'This email address is already used for this account.' },
  'backup_email.mismatch': { status: 400, api: 1, message: 'Please make sure your email addresses match' },
  'backup_email.unconfirmed': {
    status: 409,
    api: 409,
    message: 'The backup email has not been confirmed yet. Follow the link we sent there first.',
  },
  'passcode.required': { status: 403, api: 1505, message: 'Parental passcode required' },
  'passcode.wrong': { status: 403, api: 1506, message: 'That passcode is incorrect. Try again.' },
  'passcode.locked': {
    status: 429,
    api: 8,
    message: 'That passcode was incorrect too many times. Wait a while before you try again.',
  },
  'passcode.exists': { status: 409, api: 409, message: 'There is a parental passcode already.' },
  'passcode.none': { status: 409, api: 409, message: 'There is no parental passcode.' },
  'passcode.adult': { status: 403, api: 403, message: 'A parental passcode is for people under 18.' },

  'about.too_long': { status: 400, api: 1, message: 'Descriptions of yourself have at most 160 characters.' },
  'pronouns.too_long': { status: 400, api: 1, message: 'Pronouns have at most 40 characters.' },
  'website.invalid': { status: 400, api: 1, message: 'Enter a web address such as https://example.com.' },
  'phone.invalid': { status: 400, api: 1, message: 'Enter a phone number and choose its country.' },
  'merchant.domain_invalid': { status: 400, api: 1, message: 'Enter the domain of the shop, such as shop.example.' },
  'merchant.storefront_invalid': {
    status: 400,
    api: 1,
    message: 'Each storefront has a country, a language and a web address, and each pair of the first two once.',
  },
  'merchant.not_public': {
    status: 409,
    api: 409,
    message: 'Merchants have public profiles and are grown up. This account is not.',
  },
  'setting.under_16': { status: 403, api: 29, message: 'You can change this once you are 16.' },
  'setting.given_once': { status: 403, api: 29, message: 'You cannot change this any more.' },
  'setting.no_business': { status: 403, api: 29, message: 'Only businesses have this.' },
  'setting.no_ads': { status: 403, api: 29, message: 'This site has no ads yet, so there is nothing to set.' },
  'setting.no_push': { status: 403, api: 29, message: 'This site sends no push notifications yet.' },
  'age.restricted': { status: 403, api: 2201, message: 'You are not old enough to have an account here.' },
  'user.follow_limit': { status: 403, api: 403, message: 'You have reached the limit of 50,000 people to follow.' },
  'user.self': { status: 400, api: 1, message: 'You cannot do this to yourself.' },

  // Boards.
  'board.not_found': { status: 404, api: 40, message: 'We could not find that board.' },
  'board.not_allowed': { status: 403, api: 7, message: 'You cannot change this board.' },
  'board.name_required': { status: 400, api: 1, message: 'Give your board a name.' },
  'board.name_too_long': { status: 400, api: 1, message: 'Board names have at most 50 characters.' },
  'board.removed': {
    status: 403,
    api: 7,
    message: 'Whoever runs the site has hidden this board. Only you see it until they bring it back.',
  },
  'board.name_taken': { status: 409, api: 58, message: 'You already have a board with this name.' },
  'board.description_too_long': { status: 400, api: 1, message: 'Descriptions have at most 500 characters.' },
  'board.limit': { status: 403, api: 403, message: 'You have reached the limit of 2,000 boards.' },
  'board.blocked': {
    status: 409,
    api: 409,
    message: 'This board is being rearranged right now. Try again in a moment.',
  },
  'collaborator.not_found': { status: 404, api: 404, message: 'There is no such invitation or collaborator.' },
  'collaborator.not_taken': { status: 403, api: 403, message: 'You cannot invite this person.' },
  'collaborator.limit': { status: 403, api: 403, message: 'A board has at most 250 collaborators and invitations.' },
  'board.join_not_taken': { status: 403, api: 403, message: 'You cannot ask to join this board.' },
  'transfer.not_found': { status: 404, api: 404, message: 'This board is not being handed over.' },
  'transfer.not_collaborator': {
    status: 400,
    api: 1,
    message: 'A board can be handed over to somebody who works on it.',
  },
  'transfer.pending': { status: 409, api: 409, message: 'Somebody is already asked to take this board over.' },
  'transfer.name_taken': {
    status: 409,
    api: 58,
    message: 'You already have a board with this name. Rename yours first.',
  },
  'board.act_over': { status: 409, api: 409, message: 'This cannot be taken back any more.' },
  'section.not_found': { status: 404, api: 2031, message: 'We could not find that section.' },
  'section.title_required': { status: 400, api: 1, message: 'Give your section a name.' },
  'section.title_too_long': { status: 400, api: 1, message: 'Section names have at most 180 characters.' },
  'section.title_taken': { status: 409, api: 409, message: 'This board already has a section with this name.' },
  'section.limit': { status: 403, api: 403, message: 'You have reached the limit of 250 sections on this board.' },

  // Today (FIND-03).
  'article.not_found': { status: 404, api: 404, message: 'We could not find that article.' },
  'article.changed': {
    status: 409,
    api: 409,
    message: 'Somebody else has changed this article since you opened it. Copy what you wrote and open it again.',
  },
  'article.title_too_long': { status: 400, api: 1, message: 'Titles have at most 100 characters.' },
  'article.description_too_long': { status: 400, api: 1, message: 'Descriptions have at most 300 characters.' },
  'article.text_too_long': {
    status: 400,
    api: 1,
    message: 'Headings have at most 100 characters, paragraphs at most 2,000.',
  },
  'article.too_long': { status: 400, api: 1, message: 'An article has at most 100 parts.' },
  'article.too_many_covers': { status: 400, api: 1, message: 'An article has at most 5 covers.' },
  'article.pin_hidden': { status: 400, api: 1, message: 'Only pins that everybody can see go into an article.' },
  'article.board_hidden': { status: 400, api: 1, message: 'Only boards that everybody can see go into an article.' },
  'article.no_pins': { status: 400, api: 1, message: 'Add at least one pin that everybody can see.' },
  'article.until_before_from': {
    status: 400,
    api: 1,
    message: 'The end has to come after the beginning, and not lie in the past.',
  },

  // Pins.
  'topic.not_found': { status: 404, api: 404, message: 'We could not find that topic.' },
  'topic.limit': { status: 400, api: 1, message: 'You follow as many topics as anyone can.' },
  'pin.not_found': { status: 404, api: 50, message: 'We could not find that pin.' },
  'pin.not_allowed': { status: 403, api: 7, message: 'You cannot change this pin.' },
  'pin.title_too_long': { status: 400, api: 1, message: 'Titles have at most 100 characters.' },
  'pin.description_too_long': { status: 400, api: 1, message: 'Descriptions have at most 500 characters.' },
  'pin.alt_text_too_long': { status: 400, api: 1, message: 'Alt text has at most 500 characters.' },
  'pin.link_invalid': { status: 400, api: 1, message: 'Links begin with http:// or https:// and lead to a web page.' },
  'pin.note_too_long': { status: 400, api: 1, message: 'Notes have at most 500 characters.' },
  'pin.did_it_too_long': { status: 400, api: 1, message: 'What you tell about it has at most 500 characters.' },
  'pin.did_it_hidden': {
    status: 403,
    api: 7,
    message: 'Whoever runs the site has hidden what you told about it. You can only take it back.',
  },
  'pin.did_it_not_found': { status: 404, api: 404, message: 'Nobody tells of having tried this any more.' },
  'error_group.not_found': { status: 404, api: 404, message: 'There is no such error.' },
  'report.not_found': { status: 404, api: 404, message: 'There is no such report.' },
  'pin.carousel_slots': { status: 400, api: 1, message: 'Carousels have 2 to 5 pictures.' },
  'pin.story_pages': { status: 400, api: 1, message: 'Stories have 1 to 20 pages.' },
  'pin.story_page_empty': { status: 400, api: 1, message: 'Put something on every page.' },
  'pin.story_block': { status: 400, api: 1, message: 'Something is missing on one of the pages.' },
  'pin.story_text_too_long': { status: 400, api: 1, message: 'A text on a page has at most 250 characters.' },
  'pin.story_mentions': { status: 400, api: 1, message: 'A story names at most 10 people.' },
  'pin.limit': { status: 403, api: 403, message: 'You have reached the limit of 200,000 pins.' },

  // Comments.
  'comment.not_found': { status: 404, api: 404, message: 'We could not find that comment.' },
  'comment.not_allowed': { status: 403, api: 7, message: 'You cannot do this with this comment.' },
  'comment.off': { status: 403, api: 403, message: 'Comments are off for this pin.' },
  'comment.for_some': { status: 403, api: 403, message: 'Only people this person follows can comment here.' },
  'comment.photos_off': { status: 403, api: 403, message: 'Photos are off in the comments of this pin.' },
  'comment.empty': { status: 400, api: 1, message: 'Write something, or add a photo.' },
  'comment.too_long': { status: 400, api: 1, message: 'Comments have at most 500 characters.' },
  'comment.link': { status: 400, api: 1, message: 'Comments can link to pins and boards here, and nowhere else.' },
  'comment.mentions': { status: 400, api: 1, message: 'A comment can mention 10 people.' },
  'comment.repeated': { status: 409, api: 409, message: 'You have said this here already.' },
  'comment.edit_over': { status: 403, api: 403, message: 'A comment can be changed for 15 minutes.' },
  'translation.unavailable': { status: 503, api: 503, message: 'Translations are not available here.' },

  // Conversations.
  'conversation.not_found': { status: 404, api: 404, message: 'We could not find that conversation.' },
  'conversation.full': { status: 403, api: 403, message: 'A conversation has at most 20 people.' },
  'conversation.too_few': { status: 400, api: 1, message: 'Choose at least two people.' },
  'conversation.not_group': { status: 400, api: 1, message: 'This is a conversation of two.' },
  'conversation.name_too_long': { status: 400, api: 1, message: 'Names of conversations have at most 50 characters.' },
  'conversation.not_mutual': {
    status: 403,
    api: 403,
    message: 'Somebody here writes only with people who follow each other, and not everybody does.',
  },
  'message.alone': { status: 403, api: 403, message: 'Nobody else is in this conversation any more.' },
  'message.empty': { status: 400, api: 1, message: 'Write something, or send a pin.' },
  'message.too_long': { status: 400, api: 1, message: 'Messages have at most 1,000 characters.' },
  'message.not_taken': { status: 403, api: 403, message: 'This person does not take messages from you.' },
  'message.no_answer': {
    status: 403,
    api: 403,
    message: 'They could not answer you: your settings say that they may not send you messages.',
  },
  'message.waiting': { status: 403, api: 403, message: 'Wait until they answer before you write more.' },
  'message.pin_hidden': { status: 403, api: 403, message: 'This pin is on a secret board that they cannot see.' },

  // Pictures.
  'media.not_found': { status: 404, api: 404, message: 'We could not find that upload.' },
  'media.not_ready': { status: 409, api: 409, message: 'This picture is still being prepared. Try again in a moment.' },
  'media.missing': { status: 400, api: 1, message: 'Choose a picture to upload.' },
  'media.too_large': { status: 413, api: 413, message: 'Pictures can be up to 100 MB.' },
  'media.too_many_pixels': {
    status: 400,
    api: 1,
    message: 'This picture has too many pixels. The limit is 50 megapixels.',
  },
  'media.avif_too_many_pixels': {
    status: 400,
    api: 1,
    message: 'This picture has too many pixels. The limit for AVIF is 25 megapixels.',
  },
  'media.moving_too_many_pixels': {
    status: 400,
    api: 1,
    message:
      'This moving picture has too many pixels. The limit is 12 megapixels a frame, and 50 for all frames together.',
  },
  'media.side_too_long': {
    status: 400,
    api: 1,
    message: 'This picture is too long on one side. The limit is 16,383 pixels a side.',
  },
  'media.too_small': {
    status: 422,
    api: 233,
    message: 'This picture is too small. It needs at least 10 pixels a side.',
  },
  'media.unsupported': { status: 415, api: 415, message: 'Use a JPEG, PNG, WebP, AVIF or GIF picture.' },
  'media.heic': {
    status: 415,
    api: 415,
    message:
      'HEIC pictures are not supported. Save it as JPEG and try again. To take JPEGs with an iPhone, choose Settings > Camera > Formats > Most Compatible.',
  },
  'media.moving_png': {
    status: 415,
    api: 415,
    message: 'Animated PNGs are not supported. Save it as GIF or animated WebP to keep the animation.',
  },
  'media.mismatch': {
    status: 415,
    api: 415,
    message: 'This file is not the kind of picture its name says. Save it again as JPEG, PNG, WebP, AVIF or GIF.',
  },
  'media.broken': { status: 422, api: 235, message: 'This picture is damaged. Try another copy of it.' },
  'media.timeout': {
    status: 400,
    api: 1,
    message: 'This picture takes too long to read. Try a simpler version of it.',
  },
  'media.blocked': {
    status: 403,
    api: 403,
    message: 'This picture was removed from this site for breaking its rules, and cannot come back.',
  },
  'media.quota': { status: 403, api: 403, message: 'You have reached the limit of uploads for today.' },
  'media.disk_full': { status: 507, api: 507, message: 'There is no room for more pictures right now.' },
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
  const wait = { message: `You are going a little fast. Try again in ${minutes} minutes.` }
  return fail('request.rate', { retryAfterSeconds, ...(minutes > 1 && wait) })
}
