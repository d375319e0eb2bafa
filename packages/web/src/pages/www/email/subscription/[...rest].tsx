/** /email/subscription/…: the address may name a kind of email, but the link's token names it too. */
export { page } from '../subscription.tsx'
