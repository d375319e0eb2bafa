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
  'request.malformed': { status: 400, api: 1, message: 'We couldn’t read this request.' },
  'request.invalid': { status: 400, api: 1, message: 'Check this field and try again.' },
  'request.missing': { status: 400, api: 1, message: 'This field is required.' },
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
  // IDENT-05
  'auth.token_missing': {
    status: 401,
    api: 2,
    message:
      'We were able to create your account, but there was a problem logging you in. Try refreshing the page to continue.',
  },
  'auth.login_again': { status: 403, api: 29, message: 'Log out and log in again to do this.' },
  'auth.not_allowed': { status: 403, api: 29, message: 'You’re not allowed to do this.' },
  'auth.write_banned': { status: 403, api: 29, message: 'Your account can’t make changes right now.' },

  // The second step at login (IDENT-20). Handshakes pass `mfa.needed` through instead of failing.
  'mfa.needed': { status: 401, api: 1501, message: 'Enter the code from your authenticator app.' },
  'mfa.wrong': { status: 401, api: 1502, message: 'That didn’t work. Try again.' },
  'mfa.expired': { status: 401, api: 1503, message: 'That took too long. Start again.' },
  'mfa.has_totp': { status: 409, api: 409, message: 'You already have an authenticator app. Remove it first.' },
  'mfa.name_too_long': { status: 400, api: 1, message: 'Use 60 characters or fewer.' },
  'mfa.too_many': { status: 403, api: 403, message: 'You’ve reached the limit of 10 passkeys.' },
  'mfa.no_password': { status: 403, api: 403, message: 'Set a password first.' },
  'mfa.is_required': { status: 403, api: 29, message: 'Admins need two-factor authentication.' },
  'mfa.off': { status: 409, api: 409, message: 'Turn on two-factor authentication first.' },
  'bot_check.failed': { status: 403, api: 403, message: 'We couldn’t tell if you’re a person. Try again.' },
  'handshake.expired': { status: 401, api: 1504, message: 'That took too long. Log in again.' },
  'social.failed': { status: 403, api: 403, message: 'Logging in with that account didn’t work. Try again.' },
  'social.canceled': { status: 403, api: 403, message: 'You canceled the login. Try again, or use your email.' },
  'social.no_email': {
    status: 403,
    api: 403,
    message: 'That account has no email address. Sign up with your email instead.',
  },
  'social.email_taken': {
    status: 409,
    api: 90,
    message:
      'There’s already an account with that email. Log in with its password, then link the other account in Settings.',
  },
  'social.linked_elsewhere': {
    status: 409,
    api: 409,
    message: 'That account is linked to someone else here, or you already linked another one.',
  },
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
  'email.invalid': { status: 400, api: 1, message: 'Please enter a valid email address' },
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
  'password.length': { status: 400, api: 1, message: 'Use 8 to 128 characters.' },
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
  'name.invalid': { status: 400, api: 1, message: 'Enter your first name, up to 30 characters.' },
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
  'age.restricted': { status: 403, api: 2201, message: 'You’re not old enough to have an account here.' },
  'user.follow_limit': { status: 403, api: 403, message: 'You’ve reached the limit of 50,000 people you can follow.' },
  'user.self': { status: 400, api: 1, message: 'You can’t do this to yourself.' },

  // Boards.
  'board.not_found': { status: 404, api: 40, message: 'We couldn’t find that board.' },
  'board.not_allowed': { status: 403, api: 7, message: 'You can’t change this board.' },
  'board.name_required': { status: 400, api: 1, message: 'Give your board a name.' },
  'board.name_too_long': { status: 400, api: 1, message: 'Use 50 characters or fewer.' },
  'board.removed': {
    status: 403,
    api: 7,
    message: 'An admin hid this board. Only you can see it until they restore it.',
  },
  'board.name_taken': { status: 409, api: 58, message: 'You already have a board with this name.' },
  'board.description_too_long': { status: 400, api: 1, message: 'Use 500 characters or fewer.' },
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
  'pin.title_too_long': { status: 400, api: 1, message: 'Use 100 characters or fewer.' },
  'pin.description_too_long': { status: 400, api: 1, message: 'Use 500 characters or fewer.' },
  'pin.alt_text_too_long': { status: 400, api: 1, message: 'Use 500 characters or fewer.' },
  'pin.tags': { status: 400, api: 1, message: 'A pin can have up to 20 tags.' },
  'pin.tag_object': { status: 400, api: 1, message: 'A tag is about one pin or one person.' },
  'pin.not_taggable': { status: 400, api: 1, message: 'Only images can have tags.' },
  'pin.mentions': { status: 400, api: 1, message: 'A description can mention up to 10 people.' },
  'pin.link_invalid': { status: 400, api: 1, message: 'Enter a web address that starts with http:// or https://.' },
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
  'scheduled_pin.too_soon': { status: 400, api: 1, message: 'Choose a time at least 5 minutes from now.' },
  'scheduled_pin.too_late': { status: 400, api: 1, message: 'Choose a time within the next 30 days.' },
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
  'message.too_long': { status: 400, api: 1, message: 'Use 1,000 characters or fewer.' },
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

  // Pictures.
  'media.not_found': { status: 404, api: 404, message: 'We couldn’t find that upload.' },
  'media.not_ready': { status: 409, api: 409, message: 'This image is still being processed. Try again in a moment.' },
  'media.missing': { status: 400, api: 1, message: 'Choose an image to upload.' },
  'media.too_large': { status: 413, api: 413, message: 'Files can be up to 100 MB.' },
  'media.too_many_pixels': {
    status: 400,
    api: 1,
    message: 'This image has too many pixels. The limit is 50 megapixels.',
  },
  'media.avif_too_many_pixels': {
    status: 400,
    api: 1,
    message: 'This image has too many pixels. The limit for AVIF is 25 megapixels.',
  },
  'media.moving_too_many_pixels': {
    status: 400,
    api: 1,
    message: 'This animated image has too many pixels. The limit is 12 megapixels per frame and 50 for all frames.',
  },
  'media.side_too_long': {
    status: 400,
    api: 1,
    message: 'This image is too long on one side. The limit is 16,383 pixels per side.',
  },
  'media.too_small': {
    status: 422,
    api: 233,
    message: 'This image is too small. It needs at least 10 pixels per side.',
  },
  'media.unsupported': { status: 415, api: 415, message: 'Use a JPEG, PNG, WebP, AVIF or GIF image.' },
  /** The same where videos are taken too. */
  'media.unsupported_file': {
    status: 415,
    api: 415,
    message: 'Use a JPEG, PNG, WebP, AVIF or GIF image, or an MP4, MOV, WebM or MKV video.',
  },
  'media.heic': {
    status: 415,
    api: 415,
    message:
      'HEIC images aren’t supported. Save it as a JPEG and try again. To take JPEGs with an iPhone, choose Settings > Camera > Formats > Most Compatible.',
  },
  'media.moving_png': {
    status: 415,
    api: 415,
    message: 'Animated PNGs aren’t supported. Save it as a GIF or animated WebP to keep the animation.',
  },
  'media.mismatch': {
    status: 415,
    api: 415,
    message: 'This file isn’t the type its name says. Save it again as JPEG, PNG, WebP, AVIF or GIF.',
  },
  'media.crop': { status: 400, api: 1, message: 'Choose a part of the image.' },
  'media.not_croppable': { status: 400, api: 1, message: 'Only still images can be cropped.' },
  'media.trim': { status: 400, api: 1, message: 'Keep at least one second of the video, and change something.' },
  'media.not_trimmable': { status: 400, api: 1, message: 'Only videos can be trimmed.' },
  'media.original_gone': {
    status: 410,
    api: 1,
    message: 'This video can no longer be trimmed. Upload it again to change it.',
  },
  'media.broken': { status: 422, api: 235, message: 'This image is damaged. Try another copy.' },
  'media.timeout': {
    status: 400,
    api: 1,
    message: 'This image takes too long to read. Try a simpler version.',
  },
  'media.blocked': {
    status: 403,
    api: 403,
    message: 'This image was removed for breaking this site’s rules. It can’t be uploaded again.',
  },
  'media.video_broken': {
    status: 422,
    api: 235,
    message: 'This video is damaged, or it is only sound. Try another copy.',
  },
  'media.video_too_long': { status: 422, api: 1, message: 'Videos can be up to 15 minutes long.' },
  'media.video_too_large': {
    status: 422,
    api: 1,
    message: 'This video has too many pixels. Export it in 4K or smaller.',
  },
  'media.video_unavailable': {
    status: 415,
    api: 415,
    message: 'This site can’t take videos. Its server has no video software. Upload an image instead.',
  },
  'media.cover': { status: 400, api: 1, message: 'Choose an image as the cover of a video.' },
  'media.captions_broken': {
    status: 400,
    api: 1,
    message: 'These aren’t captions we can read. Choose a WebVTT or SRT file.',
  },
  'media.captions_too_large': { status: 400, api: 1, message: 'Captions can be up to 256 kB.' },
  'media.transcript_too_long': { status: 400, api: 1, message: 'Use up to 20,000 characters for the transcript.' },
  'media.no_captions': { status: 400, api: 1, message: 'Only videos that you uploaded can have captions.' },
  'media.wrong_offset': { status: 409, api: 409, message: 'Part of this file is missing. Resume the upload.' },
  'media.canceled': { status: 409, api: 409, message: 'This upload was canceled.' },
  'media.quota': { status: 403, api: 403, message: 'You’ve reached today’s upload limit.' },
  'media.disk_full': { status: 507, api: 507, message: 'There’s no room for more images right now.' },
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
