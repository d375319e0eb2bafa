/** /email/subscription/…: whatever kind of mail the address names, its link says so too. */
export { page } from '../subscription.tsx'
