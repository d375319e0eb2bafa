export { respondAsSponsor, requestSponsorship, presentSponsorship, removeSponsorship } from './sponsor-pin.ts'
export { leaveSponsorships } from './sponsorship-store.ts'
