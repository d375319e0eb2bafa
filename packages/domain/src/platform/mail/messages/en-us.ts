import type { MailCatalog, NotificationLine } from '../catalog.ts'

const NOT_YOU = 'If this wasn’t you, reset your password now. Someone else may be using your account.'

const ACTIONS = {
  followed: 'started following you',
  pin_saved: 'saved your pin',
  pin_reacted: 'reacted to your pin',
  pin_tried: 'tried your pin',
  commented: 'commented on your pin',
  replied: 'replied to your comment',
  mentioned: 'mentioned you',
  story_mentioned: 'mentioned you in a story',
  pin_mentioned: 'mentioned you in a pin',
  comment_liked: 'liked your comment',
  comment_helpful: 'found your comment helpful',
  comment_highlighted: 'highlighted your comment',
  board_invited: 'invited you to collaborate on a board',
  board_joined: 'joined your board',
  board_join_requested: 'asked to join your board',
  board_join_approved: 'let you join their board',
  board_suggested: 'suggested a collaborator for your board',
  board_transfer_requested: 'asked you to take over a board',
  board_transferred: 'took over your board',
  board_followed: 'started following your board',
  board_pin_added: 'added to a board you share',
  sponsor_asked: 'named you as the sponsor of a pin',
} as const satisfies Record<NotificationLine['kind'], string>

const notificationLine = ({ kind, username, others }: NotificationLine): string => {
  if (others === 0) return `@${username} ${ACTIONS[kind]}`
  return `@${username} and ${others === 1 ? 'another person' : `${others} others`} ${ACTIONS[kind]}`
}

export const enUs: MailCatalog = {
  greeting: (firstName) => (firstName === undefined ? 'Hi,' : `Hi ${firstName},`),
  linkHint: 'If the button doesn’t work, copy this address into your browser:',
  unsubscribe: 'To stop these emails or choose which ones you get:',
  signature: {
    member: (siteName) => `You got this email because this address belongs to an account at ${siteName}.`,
    parent: (siteName) =>
      `You got this email because someone at ${siteName} gave this address for their parental passcode.`,
    former: (siteName) => `You got this email because this address belonged to an account at ${siteName} until now.`,
  },
  mails: {
    verify_email: () => ({
      subject: 'Verify your email',
      paragraphs: [
        'Keep your account secure by verifying your email address.',
        'The link below works once, for 24 hours. If you didn’t sign up, you can ignore this email.',
      ],
      button: 'Verify your email',
    }),
    password_reset: () => ({
      subject: 'Reset your password',
      paragraphs: [
        'Someone asked to reset your password.',
        'The link below works once, for one hour. If it wasn’t you, ignore this email. Your password won’t change.',
      ],
      button: 'Choose a new password',
    }),
    password_changed: () => ({
      subject: 'Your password was changed',
      paragraphs: ['Your password was changed, and you were logged out on your other devices.', NOT_YOU],
    }),
    confirm_new_email: () => ({
      subject: 'Confirm your new email',
      paragraphs: [
        'Confirm that this is your new email address.',
        'The link below works once, for 24 hours. If you didn’t ask for this, you can ignore this email.',
      ],
      button: 'Confirm this email',
    }),
    email_in_use: ({ username }) => ({
      subject: 'You already have an account',
      paragraphs: [
        `Someone tried to use this email address for another account. It belongs to your account @${username}, so nothing has changed.`,
        'If it was you, log in with this address. If you forgot your password, you can reset it there. If it wasn’t you, you can ignore this email.',
      ],
      button: 'Log in',
    }),
    email_changed: ({ newEmail }) => ({
      subject: 'Your email was changed',
      paragraphs: [
        `Your email address was changed to ${newEmail}. We’ll send your emails there from now on.`,
        'If this wasn’t you, contact an admin of this site.',
      ],
      addressee: 'former',
    }),
    two_factor_on: () => ({
      subject: 'Two-factor authentication is on',
      paragraphs: ['Your account now asks for a second step when you log in.', NOT_YOU],
    }),
    two_factor_off: () => ({
      subject: 'Two-factor authentication is off',
      paragraphs: ['Your account no longer asks for a second step when you log in.', NOT_YOU],
    }),
    confirm_backup_email: ({ username }) => ({
      subject: 'Confirm your email for a parental passcode',
      paragraphs: [
        `@${username} set a parental passcode for their account and named you as the adult who can reset it.`,
        'Confirm that this address is yours. The link below works once, for seven days. If you don’t know this account, you can ignore this email.',
      ],
      button: 'Confirm this email',
      addressee: 'parent',
    }),
    passcode_reset: ({ username }) => ({
      subject: 'Reset the parental passcode',
      paragraphs: [
        `Someone asked to reset the parental passcode of @${username}.`,
        'The link below works once, for one hour. If it wasn’t you, ignore this email. The passcode won’t change.',
      ],
      button: 'Choose a new passcode',
      addressee: 'parent',
    }),
    passcode_changed: () => ({
      subject: 'Your parental passcode was changed',
      paragraphs: ['Your parental passcode, or the email address that can reset it, was changed.'],
    }),
    account_linked: ({ provider }) => ({
      subject: `You can now log in with ${provider}`,
      paragraphs: [`Your account is now linked to ${provider}, and you can log in with it.`, NOT_YOU],
    }),
    new_follower: ({ follower }) => ({
      subject: `@${follower} started following you`,
      paragraphs: [`@${follower} started following you and will see your new pins.`],
      button: 'View profile',
    }),
    new_messages: ({ username, others }) => ({
      subject: `@${username} sent you a message`,
      paragraphs: [
        others === 0
          ? `@${username} sent you a message.`
          : `@${username} and ${others === 1 ? 'another person' : `${others} others`} sent you messages.`,
      ],
      button: 'Read messages',
    }),
    news_digest: ({ lines, more }) => {
      const count = lines.length + more
      return {
        subject: count === 1 ? notificationLine(lines[0]!) : `${count} new notifications`,
        paragraphs: [
          ...lines.map((line) => `${notificationLine(line)}.`),
          ...(more > 0 ? [more === 1 ? 'And one more.' : `And ${more} more.`] : []),
        ],
        button: 'See all notifications',
      }
    },
    warning: ({ words }) => ({
      subject: 'Something you shared was reported',
      paragraphs: [
        'Something you shared was reported, and an admin agreed with the report. Their message to you:',
        words,
        'If it happens again, you may no longer be able to post here.',
      ],
    }),
    schedule_refused: ({ title }) => ({
      subject: 'A scheduled pin couldn’t be published',
      paragraphs: [
        title === ''
          ? 'One of your scheduled pins couldn’t be published at its time.'
          : `Your scheduled pin “${title}” couldn’t be published at its time.`,
        'Your scheduled pins show why. Fix it and choose a new time.',
      ],
      button: 'Open scheduled pins',
    }),
    data_ready: ({ until }) => ({
      subject: 'Your data is ready',
      paragraphs: [
        'The copy of your data you asked for is ready.',
        `You can download it until ${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until))}. You’ll need to log in first.`,
        NOT_YOU,
      ],
      button: 'Download your data',
    }),
    account_deleted: ({ days }) => ({
      subject: 'Your account was deleted',
      paragraphs: [
        'Your account and everything you made are no longer visible to anyone.',
        `We’ll delete them for good in ${days} days.`,
      ],
      addressee: 'former',
    }),
  },
}
