import { defineErrors } from './error-entry.ts'

/** The errors that browsers show without asking the server. Their code contains these and not the whole catalog. */
export const FORM_ERRORS = defineErrors({
  'request.invalid': { status: 400, api: 1, message: 'Check this field and try again.' },
  'request.missing': { status: 400, api: 1, message: 'This field is required.' },
  // IDENT-05
  'auth.token_missing': {
    status: 401,
    api: 2,
    message:
      'We were able to create your account, but there was a problem logging you in. Try refreshing the page to continue.',
  },
  'mfa.name_too_long': { status: 400, api: 1, message: 'Use 60 characters or fewer.' },
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
  'email.invalid': { status: 400, api: 1, message: 'Please enter a valid email address' },
  'password.length': { status: 400, api: 1, message: 'Use 8 to 128 characters.' },
  'name.invalid': { status: 400, api: 1, message: 'Enter your first name, up to 30 characters.' },
  'field.required': { status: 400, api: 1, message: 'Required' },
  'passcode.digits': { status: 400, api: 1, message: 'Please only use numbers' },
  'passcode.length': { status: 400, api: 1, message: 'Please enter four digits' },
  'passcode.mismatch': { status: 400, api: 1, message: 'Please make sure your passcodes match' },
  'backup_email.own': { status: 400, api: 1, message: 'This email address is already used for this account.' },
  'backup_email.mismatch': { status: 400, api: 1, message: 'Please make sure your email addresses match' },
  'age.restricted': { status: 403, api: 2201, message: 'You’re not old enough to have an account here.' },
  'board.name_required': { status: 400, api: 1, message: 'Give your board a name.' },
  'board.name_too_long': { status: 400, api: 1, message: 'Use 50 characters or fewer.' },
  'board.description_too_long': { status: 400, api: 1, message: 'Use 500 characters or fewer.' },
  'pin.title_too_long': { status: 400, api: 1, message: 'Use 100 characters or fewer.' },
  'pin.description_too_long': { status: 400, api: 1, message: 'Use 500 characters or fewer.' },
  'pin.link_invalid': { status: 400, api: 1, message: 'Enter a web address that starts with http:// or https://.' },
  'scheduled_pin.too_soon': { status: 400, api: 1, message: 'Choose a time at least 5 minutes from now.' },
  'scheduled_pin.too_late': { status: 400, api: 1, message: 'Choose a time within the next 30 days.' },
  'message.too_long': { status: 400, api: 1, message: 'Use 1,000 characters or fewer.' },
})

export type FormErrorCode = keyof typeof FORM_ERRORS
