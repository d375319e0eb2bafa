export { acceptInvite, createInvite, listInvites, loadInvite, revokeInvite } from './invites.ts'
export { sweepInvites } from './invite-store.ts'
