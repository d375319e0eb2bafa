import type { MailCatalog, NewsLine } from '../catalog.ts'

const NOT_YOU = 'If this was not you, reset your password now: someone else may be using your account.'

const ACTIONS = {
  followed: 'follows you now',
  pin_saved: 'saved a pin of yours',
  pin_reacted: 'reacted to a pin of yours',
  pin_tried: 'tried a pin of yours',
  commented: 'commented on your pin',
  replied: 'answered you',
  mentioned: 'mentioned you',
  story_mentioned: 'named you in a story',
  comment_liked: 'liked your comment',
  comment_helpful: 'found your comment helpful',
  comment_highlighted: 'put your comment first',
  board_invited: 'asks you to work on a board together',
  board_joined: 'works on your board now',
  board_join_requested: 'asks to join your board',
  board_join_approved: 'lets you work on their board',
  board_suggested: 'suggests somebody for your board',
  board_transfer_requested: 'asks you to take a board over',
  board_transferred: 'took your board over',
  board_followed: 'follows a board of yours',
  board_pin_added: 'added to a board you share',
  sponsor_asked: 'names you as the sponsor of a pin',
} as const satisfies Record<NewsLine['kind'], string>

const newsLine = ({ kind, username, others }: NewsLine): string => {
  if (others === 0) return `@${username} ${ACTIONS[kind]}`
  return `@${username} and ${others === 1 ? 'another person' : `${others} others`} ${ACTIONS[kind].replace(/^(follow|ask|work|let|suggest|name)s /, '$1 ')}`
}

export const enUs: MailCatalog = {
  greeting: (firstName) => (firstName === undefined ? 'Hello,' : `Hello ${firstName},`),
  linkHint: 'If the button does not work, copy this address into your browser:',
  unsubscribe: 'To get no more mails of this kind, or to choose which ones you get:',
  signature: {
    member: (siteName) => `You get this mail because this address belongs to an account at ${siteName}.`,
    parent: (siteName) =>
      `You get this mail because somebody at ${siteName} gave this address for their parental passcode.`,
    former: (siteName) => `You get this mail because this address belonged to an account at ${siteName} until now.`,
  },
  mails: {
    verify_email: () => ({
      subject: 'Verify your email',
      paragraphs: [
        'Keep your account secure by verifying your email address.',
        'The link below works once, for 24 hours. If you did not sign up, you can ignore this mail.',
      ],
      button: 'Verify your email',
    }),
    password_reset: () => ({
      subject: 'Reset your password',
      paragraphs: [
        'Somebody asked to reset the password of your account.',
        'The link below works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
      ],
      button: 'Choose a new password',
    }),
    password_changed: () => ({
      subject: 'Your password was changed',
      paragraphs: ['The password of your account was changed, and you were logged out on your other devices.', NOT_YOU],
    }),
    confirm_new_email: () => ({
      subject: 'Confirm your new email',
      paragraphs: [
        'Confirm that this is the new email address of your account.',
        'The link below works once, for 24 hours. If you did not ask for this, you can ignore this mail.',
      ],
      button: 'Confirm this email',
    }),
    email_in_use: ({ username }) => ({
      subject: 'You already have an account',
      paragraphs: [
        `Someone entered this email address for another account. It belongs to your account @${username}, so nothing has changed.`,
        'If it was you, log in with this address. If you forgot your password, you can reset it there. If it was not you, you can ignore this mail.',
      ],
      button: 'Log in',
    }),
    email_changed: ({ newEmail }) => ({
      subject: 'Your email was changed',
      paragraphs: [
        `The email address of your account was changed to ${newEmail}. Mail will go there from now on.`,
        'If this was not you, write to whoever runs this site.',
      ],
      addressee: 'former',
    }),
    two_factor_on: () => ({
      subject: 'Two-factor authentication is on',
      paragraphs: ['Logging in to your account now asks for a second step.', NOT_YOU],
    }),
    two_factor_off: () => ({
      subject: 'Two-factor authentication is off',
      paragraphs: ['Logging in to your account no longer asks for a second step.', NOT_YOU],
    }),
    confirm_backup_email: ({ username }) => ({
      subject: 'Confirm your address for a parental passcode',
      paragraphs: [
        `@${username} has put a parental passcode before the settings of their account, and named you as the adult who can reset it.`,
        'Confirm that this address is yours. The link below works once, for seven days. If you know nothing of it, you can ignore this mail.',
      ],
      button: 'Confirm this email',
      addressee: 'parent',
    }),
    passcode_reset: ({ username }) => ({
      subject: 'Reset the parental passcode',
      paragraphs: [
        `Somebody asked to reset the parental passcode of @${username}.`,
        'The link below works once, for one hour. If it was not you, ignore this mail: the passcode stays as it is.',
      ],
      button: 'Choose a new passcode',
      addressee: 'parent',
    }),
    passcode_changed: () => ({
      subject: 'Your parental passcode was changed',
      paragraphs: ['The parental passcode of your account, or the address that can reset it, was changed.'],
    }),
    account_linked: ({ provider }) => ({
      subject: `You can log in with ${provider} now`,
      paragraphs: [
        `Your account was linked to your account at ${provider}: you can log in with it from now on.`,
        NOT_YOU,
      ],
    }),
    new_follower: ({ follower }) => ({
      subject: `@${follower} follows you now`,
      paragraphs: [`@${follower} follows you now and sees your new pins.`],
      button: 'See who it is',
    }),
    new_messages: ({ username, others }) => ({
      subject: `@${username} wrote to you`,
      paragraphs: [
        others === 0
          ? `@${username} wrote to you, and waits for you to look.`
          : `@${username} and ${others === 1 ? 'another person' : `${others} others`} wrote to you, and wait for you to look.`,
      ],
      button: 'Read it',
    }),
    news_digest: ({ lines, more }) => {
      const count = lines.length + more
      return {
        subject: count === 1 ? newsLine(lines[0]!) : `${count} things happened around your pins`,
        paragraphs: [
          ...lines.map((line) => `${newsLine(line)}.`),
          ...(more > 0 ? [more === 1 ? 'And one more thing.' : `And ${more} more things.`] : []),
        ],
        button: 'See all of it',
      }
    },
    warning: ({ words }) => ({
      subject: 'Something you shared was reported',
      paragraphs: [
        'People reported something you shared, and whoever runs this site agreed with them. This is what they ask you to mind:',
        words,
        'If it happens again you may lose the right to post here.',
      ],
    }),
    data_ready: ({ until }) => ({
      subject: 'Your data is ready',
      paragraphs: [
        'The copy of your data that you asked for is ready.',
        `You can download it until ${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until))}. The link below asks you to log in first.`,
        NOT_YOU,
      ],
      button: 'Download your data',
    }),
    account_deleted: ({ days }) => ({
      subject: 'Your account was deleted',
      paragraphs: [
        'Your account and everything you made is no longer visible to anyone.',
        `In ${days} days it is removed for good.`,
      ],
      addressee: 'former',
    }),
  },
}
