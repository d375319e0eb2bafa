export const texts = {
  'verification.title': 'Verify your email',
  'verification.text':
    'Keep your account secure by verifying your email address. Check the inbox associated with this account for an email from us to continue using the product.',
  'verification.resend': 'Resend email',
  'verification.resent': 'Email sent',
  'verification.done': 'Got it',
  'verification.close': 'Close',
} as const
